"""Recognises the images named on the command line, and prints their texts in that order."""
import os
import signal
import sys
from collections import deque
from ctypes import byref, c_int, c_uint64, c_void_p

from argo_sdk import Status, name_of, sdk, take

MAKE_UP = b'{"model":{"file":"document.imr"},"workers":2,"queueCapacity":8}'
OPTION = b'{"format":"text","timeoutMs":20000}'
SLICE = 100  # milliseconds, after which a wait looks for a signal
GRACE = 50  # slices in which results are collected after a signal: 5 s

stopped = 0  # number of the signal that asked the program to stop


def stop(number, frame):
    """Notes a signal. A second one ends the process at once."""
    global stopped
    stopped = number
    signal.signal(number, signal.SIG_DFL)


def report(image, status, text=None):
    """Prints the text of an image, or why there is none. Returns the exit code for it."""
    print(f"--- {image}" + (f"\n{text}" if status == 0 else f": {name_of(status)}"), flush=True)
    return 0 if status == 0 else 2 if status == Status.ARGO_E_INTERNAL else 1


def collect(handle, waiting):
    """Waits a slice for the oldest result, and reports it. Returns the exit code for it."""
    job, status, text = c_uint64(), c_int(), c_void_p()  # c_char_p would lose the address
    if sdk.waitResult(handle, SLICE, byref(job), byref(status), byref(text)) != 0:
        return 0  # not finished yet
    return report(waiting.popleft(), status.value, take(text))


def recognise(handle, images):
    """Reports every image. Returns the exit code."""
    left, waiting = deque(images), deque()
    code = waits = 0
    while left and code < 2 and not stopped:
        path = left[0].encode("utf-8", "surrogateescape")
        status = sdk.runAsyncQueue(handle, path, OPTION, None)
        if status == Status.ARGO_E_QUEUE_FULL:
            code = max(code, collect(handle, waiting))  # makes room for this image
        elif status == 0:
            waiting.append(left.popleft())
        else:
            code = max(code, report(left.popleft(), status))
    while waiting and waits < GRACE:
        code = max(code, collect(handle, waiting))
        waits += stopped != 0
    for image in [*waiting, *left]:
        print(f"--- {image}: not read")
    return 128 + stopped if stopped and code < 2 else code


def main(images):
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # nothing is lost while the model loads
    handle = c_void_p()
    status = sdk.CreateFromMakeUpJsonStr(MAKE_UP, byref(handle))
    if status != 0:
        print(f"engine: {name_of(status)}", file=sys.stderr)
        return 2
    signal.signal(signal.SIGINT, stop)
    signal.signal(signal.SIGTERM, stop)
    try:
        sys.stdout.reconfigure(encoding="utf-8", errors="surrogateescape")
        code = recognise(handle, images)
        sys.stdout.flush()
        return code
    except Exception as error:  # such as a full disk, or no standard output
        print(f"the program cannot go on: {error}", file=sys.stderr)
        return 2
    finally:
        sdk.releaseArgoSDK(handle)


if __name__ == "__main__":
    os._exit(main(sys.argv[1:]))  # sys.exit() would write what stdout could not take
