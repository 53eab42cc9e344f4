"""Sends the stand-in's student a message every two seconds, for the example that prints new messages. Prints a line when it has signed
in. Ends when it is terminated."""

import json
import os
import time

import danxi

MODERATOR = "admin@fudan.edu.cn", "staple battery"

with danxi.Session(json.loads(os.environ["DANXI_CONFIG"])) as session:
    session.account.login(os.environ["DANXI_EMAIL"], os.environ["DANXI_PASSWORD"])
    recipient = session.forum.get_profile().id
    session.account.login(*MODERATOR)
    print("signed in", flush=True)
    while True:
        session.forum.create_message("Hello from the moderator.", [recipient])
        time.sleep(2)
