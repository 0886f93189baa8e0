"""The functions, types and status codes of argo_sdk.h, contract version 1.0, for ctypes."""
import enum
import sys
from ctypes import CDLL, CFUNCTYPE, POINTER, c_char_p, c_int, c_uint64, c_void_p, string_at

WAIT_FOREVER = -1


class Status(enum.IntEnum):
    ARGO_OK = 0
    ARGO_E_INVALID_ARGUMENT = 101
    ARGO_E_INVALID_HANDLE = 102
    ARGO_E_ENCODING = 103
    ARGO_E_JSON = 104
    ARGO_E_OPTION = 105
    ARGO_E_NOT_INITIALIZED = 201
    ARGO_E_ALREADY_INITIALIZED = 202
    ARGO_E_IN_CALLBACK = 203
    ARGO_E_BUSY = 204
    ARGO_E_RELEASING = 205
    ARGO_E_OUT_OF_MEMORY = 301
    ARGO_E_FILE_NOT_FOUND = 302
    ARGO_E_FILE_ACCESS = 303
    ARGO_E_MODEL = 304
    ARGO_E_MODEL_VERSION = 305
    ARGO_E_GPU_UNAVAILABLE = 306
    ARGO_E_GPU_MEMORY = 307
    ARGO_E_IMAGE_FORMAT = 401
    ARGO_E_IMAGE_SIZE = 402
    ARGO_E_BASE64 = 403
    ARGO_E_QUEUE_FULL = 501
    ARGO_E_QUEUE_EMPTY = 502
    ARGO_E_QUEUE_RELEASED = 503
    ARGO_E_TIMEOUT = 504
    ARGO_E_CANCELLED = 505
    ARGO_E_LICENSE_MISSING = 601
    ARGO_E_LICENSE_KEY = 602
    ARGO_E_LICENSE_FILE = 603
    ARGO_E_LICENSE_EXPIRED = 604
    ARGO_E_LICENSE_REVOKED = 605
    ARGO_E_LICENSE_SEATS = 606
    ARGO_E_LICENSE_NETWORK = 607
    ARGO_E_INTERNAL = 901


# Called on a library thread. Keep a reference to it until every callback has returned.
ResultCallback = CFUNCTYPE(None, c_uint64, c_int, c_char_p, c_void_p)

sdk = CDLL("argo_sdk.dll" if sys.platform == "win32" else "libargo_sdk.so")


def declare(name, *arguments, returns=c_int):
    """Declares the types of a function: without them, ctypes cuts 64-bit pointers to 32 bits."""
    function = getattr(sdk, name)
    function.argtypes = arguments
    function.restype = returns


declare("setLogFilePath", c_char_p)
declare("isCudaAvailable")
declare("getGpuCount")
declare("getOpenApi", POINTER(c_void_p))
declare("CreateArgoSDK", POINTER(c_void_p))
declare("CreateFromImrModelFile", c_char_p, POINTER(c_void_p))
declare("CreateFromMakeUpJsonStr", c_char_p, POINTER(c_void_p))
declare("initFromImrModelFile", c_void_p, c_char_p)
declare("initFromMakeUpJsonStr", c_void_p, c_char_p)
declare("getArgoEngineInitInfo", c_void_p, POINTER(c_void_p))
declare("getOpenApiOption", c_void_p, POINTER(c_void_p))
declare("getResourcesInfo", c_void_p, POINTER(c_void_p))
declare("getStatusJsonStr", c_void_p, POINTER(c_void_p))
declare("run", c_void_p, c_char_p, c_char_p, POINTER(c_void_p))
declare("runBase64", c_void_p, c_char_p, c_char_p, POINTER(c_void_p))
declare("runAsync", c_void_p, c_char_p, c_char_p, ResultCallback, c_void_p, POINTER(c_uint64))
declare("runAsyncBase64", c_void_p, c_char_p, c_char_p, ResultCallback, c_void_p, POINTER(c_uint64))
declare("runAsyncQueue", c_void_p, c_char_p, c_char_p, POINTER(c_uint64))
declare("runAsyncQueueBase64", c_void_p, c_char_p, c_char_p, POINTER(c_uint64))
declare("waitResult", c_void_p, c_int, POINTER(c_uint64), POINTER(c_int), POINTER(c_void_p))
declare("releaseQueue", c_void_p)
declare("freePointer", c_void_p, returns=None)
declare("releaseArgoSDK", c_void_p)


def name_of(status):
    """Returns the name of a status code; its number if this file does not know it."""
    return Status(status).name if status in Status.__members__.values() else str(status)


def take(pointer):
    """Copies a string that the SDK returned through a char ** parameter, and releases it."""
    try:
        return string_at(pointer).decode("utf-8") if pointer else None
    finally:
        sdk.freePointer(pointer)
