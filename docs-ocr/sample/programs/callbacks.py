"""Recognises the images named on the command line, and prints each text in a callback."""
import os
import signal
import sys
import threading
from ctypes import byref, c_void_p

from argo_sdk import ResultCallback, Status, name_of, sdk

MAKE_UP = b'{"model":{"file":"document.imr"},"workers":2,"queueCapacity":8}'
OPTION = b'{"format":"text","timeoutMs":20000}'


class Reader:
    """Submits images, and counts the callbacks of their jobs."""

    def __init__(self, images):
        self.images = images
        self.changed = threading.Condition()
        self.open = 0  # accepted jobs whose callback has not ended
        self.code = 0  # exit code; 2: nothing more may be submitted
        self.error = None  # that a callback raised
        self.callback = ResultCallback(self.on_result)  # the library holds only a pointer to it

    def on_result(self, job, status, result, number):
        """Prints the text of an image, or why there is none. Runs on a library thread."""
        code, raised = 2, None  # if the next lines fail
        try:
            image = self.images[number - 1]
            text = result.decode("utf-8") if status == 0 else name_of(status)
            print(f"--- {image}\n{text}", flush=True)
            code = 0 if status == 0 else 2 if status == Status.ARGO_E_INTERNAL else 1
        except BaseException as error:  # must not reach the library
            raised = error
        finally:
            with self.changed:
                self.open -= 1
                self.code = max(self.code, code)
                self.error = self.error or raised
                self.changed.notify()

    def submit(self, handle, number):
        """Submits an image; at the job limit, waits for a callback and tries again."""
        image, status = self.images[number - 1], Status.ARGO_E_INTERNAL
        path = image.encode("utf-8", "surrogateescape")
        with self.changed:  # the callback of this job can run, but cannot count it yet
            while self.code < 2:
                status = sdk.runAsync(handle, path, OPTION, self.callback, number, None)
                if status != Status.ARGO_E_QUEUE_FULL:
                    break
                self.changed.wait()
            if status == 0:
                self.open += 1
            else:
                print(f"{image}: not submitted, {name_of(status)}", file=sys.stderr)
                self.code = max(self.code, 1)

    def wait(self):
        """Waits until every callback has ended."""
        with self.changed:
            while self.open > 0:
                self.changed.wait()


def main(images):
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C ends the process at once
    sys.stdout.reconfigure(encoding="utf-8", errors="surrogateescape")
    handle = c_void_p()
    status = sdk.CreateFromMakeUpJsonStr(MAKE_UP, byref(handle))
    if status != 0:
        print(f"engine: {name_of(status)}", file=sys.stderr)
        return 2
    reader = Reader(images)
    for number in range(1, len(images) + 1):  # 0 would arrive as None
        reader.submit(handle, number)
    reader.wait()
    sdk.releaseArgoSDK(handle)
    if reader.error:
        print(f"a callback failed: {reader.error}", file=sys.stderr)
    return reader.code


if __name__ == "__main__":
    os._exit(main(sys.argv[1:]))  # sys.exit() would write what stdout could not take
