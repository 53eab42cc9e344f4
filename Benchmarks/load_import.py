"""Prints the seconds that an import of a module and access to one of its names take. Usage: load_import.py MODULE NAME [DIRECTORY]"""

import sys
import time

module, name, *directory = sys.argv[1:]
sys.path[1:1] = directory

start = time.perf_counter()
getattr(__import__(module), name)
print(f'{{"seconds": {time.perf_counter() - start}}}')
