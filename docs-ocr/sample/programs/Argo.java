// The functions, types and status codes of argo_sdk.h, contract version 1.0, for JNA.
import com.sun.jna.Callback;
import com.sun.jna.Library;
import com.sun.jna.Native;
import com.sun.jna.Pointer;
import com.sun.jna.ptr.IntByReference;
import com.sun.jna.ptr.LongByReference;
import com.sun.jna.ptr.PointerByReference;
import java.util.Map;

public interface Argo extends Library {
  // Strings are passed as UTF-8, whatever the encoding of the system.
  Argo SDK = Native.load("argo_sdk", Argo.class, Map.of(OPTION_STRING_ENCODING, "UTF-8"));

  int WAIT_FOREVER = -1;

  enum Status {
    ARGO_OK(0),
    ARGO_E_INVALID_ARGUMENT(101),
    ARGO_E_INVALID_HANDLE(102),
    ARGO_E_ENCODING(103),
    ARGO_E_JSON(104),
    ARGO_E_OPTION(105),
    ARGO_E_NOT_INITIALIZED(201),
    ARGO_E_ALREADY_INITIALIZED(202),
    ARGO_E_IN_CALLBACK(203),
    ARGO_E_BUSY(204),
    ARGO_E_RELEASING(205),
    ARGO_E_OUT_OF_MEMORY(301),
    ARGO_E_FILE_NOT_FOUND(302),
    ARGO_E_FILE_ACCESS(303),
    ARGO_E_MODEL(304),
    ARGO_E_MODEL_VERSION(305),
    ARGO_E_GPU_UNAVAILABLE(306),
    ARGO_E_GPU_MEMORY(307),
    ARGO_E_IMAGE_FORMAT(401),
    ARGO_E_IMAGE_SIZE(402),
    ARGO_E_BASE64(403),
    ARGO_E_QUEUE_FULL(501),
    ARGO_E_QUEUE_EMPTY(502),
    ARGO_E_QUEUE_RELEASED(503),
    ARGO_E_TIMEOUT(504),
    ARGO_E_CANCELLED(505),
    ARGO_E_LICENSE_MISSING(601),
    ARGO_E_LICENSE_KEY(602),
    ARGO_E_LICENSE_FILE(603),
    ARGO_E_LICENSE_EXPIRED(604),
    ARGO_E_LICENSE_REVOKED(605),
    ARGO_E_LICENSE_SEATS(606),
    ARGO_E_LICENSE_NETWORK(607),
    ARGO_E_INTERNAL(901);

    final int code;

    Status(int code) {
      this.code = code;
    }
  }

  // Called on a library thread. Keep a reference to it until every callback has returned.
  interface ResultCallback extends Callback {
    void invoke(long jobId, int status, Pointer result, Pointer userData);
  }

  int setLogFilePath(String path);

  int isCudaAvailable();

  int getGpuCount();

  int getOpenApi(PointerByReference openApiJson);

  int CreateArgoSDK(PointerByReference handle);

  int CreateFromImrModelFile(String modelPath, PointerByReference handle);

  int CreateFromMakeUpJsonStr(String makeUpJson, PointerByReference handle);

  int initFromImrModelFile(Pointer handle, String modelPath);

  int initFromMakeUpJsonStr(Pointer handle, String makeUpJson);

  int getArgoEngineInitInfo(Pointer handle, PointerByReference infoJson);

  int getOpenApiOption(Pointer handle, PointerByReference optionJson);

  int getResourcesInfo(Pointer handle, PointerByReference resourcesJson);

  int getStatusJsonStr(Pointer handle, PointerByReference statusJson);

  int run(Pointer handle, String imagePath, String optionJson, PointerByReference result);

  int runBase64(Pointer handle, String imageBase64, String optionJson, PointerByReference result);

  int runAsync(Pointer handle, String imagePath, String optionJson, ResultCallback callback, Pointer
      userData, LongByReference jobId);

  int runAsyncBase64(Pointer handle, String imageBase64, String optionJson, ResultCallback callback,
      Pointer userData, LongByReference jobId);

  int runAsyncQueue(Pointer handle, String imagePath, String optionJson, LongByReference jobId);

  int runAsyncQueueBase64(Pointer handle, String imageBase64, String optionJson, LongByReference
      jobId);

  int waitResult(Pointer handle, int timeoutMs, LongByReference jobId, IntByReference jobStatus,
      PointerByReference result);

  int releaseQueue(Pointer handle);

  void freePointer(Pointer pointer);

  int releaseArgoSDK(Pointer handle);

  // The name of a status code; its number if this file does not know it.
  static String nameOf(int code) {
    for (Status status : Status.values()) {
      if (status.code == code) {
        return status.name();
      }
    }
    return String.valueOf(code);
  }

  // Copies a string that the SDK returned through a char ** parameter, and releases it.
  static String take(Pointer pointer) {
    try {
      return pointer == null ? null : pointer.getString(0, "UTF-8");
    } finally {
      SDK.freePointer(pointer);
    }
  }
}
