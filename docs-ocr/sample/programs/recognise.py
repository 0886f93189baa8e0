"""Recognises the images named on the command line, several at once, and prints their texts."""
import ctypes
import signal
import sys
import threading
from ctypes import POINTER, byref, c_char_p, c_int, c_uint64, c_void_p

LIMIT = 64  # queueCapacity of the engine
NOT_RUN = -1  # no status of the SDK
stopped = 0  # number of the signal that asked the program to stop

sdk = ctypes.CDLL("argo_sdk.dll" if sys.platform == "win32" else "libargo_sdk.so")
ResultCallback = ctypes.CFUNCTYPE(None, c_uint64, c_int, c_char_p, c_void_p)


def stop(number, frame):
    """Notes a signal, so that the program ends in order."""
    global stopped
    stopped = number


def declare(name, *arguments, returns=c_int):
    """Declares the types of a function: without them, ctypes cuts 64-bit pointers to 32 bits."""
    function = getattr(sdk, name)
    function.argtypes = arguments
    function.restype = returns


declare("CreateFromImrModelFile", c_char_p, POINTER(c_void_p))
declare("getStatusJsonStr", c_void_p, POINTER(c_void_p))
declare("runAsync", c_void_p, c_char_p, c_char_p, ResultCallback, c_void_p, POINTER(c_uint64))
declare("freePointer", c_void_p, returns=None)
declare("releaseArgoSDK", c_void_p)


def engine_status(handle):
    """Returns the status of the engine. The string is copied, then released."""
    pointer = c_void_p()  # c_char_p would lose the address that freePointer needs
    status = sdk.getStatusJsonStr(handle, byref(pointer))
    if status != 0:
        return f"status {status}"
    try:
        return ctypes.string_at(pointer).decode("utf-8")
    finally:
        sdk.freePointer(pointer)


def recognise(handle, images):
    """Returns the status and the text of each image, in the order of the images."""
    results = [(NOT_RUN, "")] * len(images)
    places = threading.Semaphore(LIMIT)

    @ResultCallback
    def on_result(job_id, status, text, user_data):
        # Runs on a library thread. ctypes has copied the text into a bytes object.
        try:
            results[user_data or 0] = (status, text.decode("utf-8") if text else "")
        except Exception as error:  # none may leave the callback
            print(error, file=sys.stderr)  # the status stays NOT_RUN
        finally:
            places.release()

    try:
        for index, image in enumerate(images):
            path = image.encode("utf-8", "surrogateescape")
            places.acquire()
            if stopped:
                places.release()
                break
            status = sdk.runAsync(handle, path, b'{"format":"text"}', on_result, index, None)
            if status != 0:
                results[index] = (status, "")
                places.release()  # no callback follows
    finally:
        for _ in range(LIMIT):
            places.acquire()  # when every place is free, every callback has been called
    return results


def main(images):
    signal.signal(signal.SIGINT, stop)
    signal.signal(signal.SIGTERM, stop)
    sys.stdout.reconfigure(encoding="utf-8", errors="surrogateescape")
    handle = c_void_p()
    status = sdk.CreateFromImrModelFile(b"document.imr", byref(handle))
    if status != 0:
        print(f"engine: status {status}")
        return 2
    try:
        results = recognise(handle, images)
        for image, (status, text) in zip(images, results):
            print(f"--- {image}\n{text}" if status == 0 else f"--- {image}: status {status}")
        failed = any(status != 0 for status, _ in results)
        if failed:
            print(engine_status(handle))
        return 128 + stopped if stopped else 1 if failed else 0
    finally:
        sdk.releaseArgoSDK(handle)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
