"""A fresh Python imports a module, and a name of it. load_import.py MODULE NAME [DIRECTORY], with the module in DIRECTORY"""

import sys
import time

module, name, *directory = sys.argv[1:]
sys.path[1:1] = directory

start = time.perf_counter()
getattr(__import__(module), name)
print(f'{{"seconds": {time.perf_counter() - start}}}')
