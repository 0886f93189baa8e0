// Recognises the images named on the command line, several at once, and prints their texts.
import com.sun.jna.Callback;
import com.sun.jna.Library;
import com.sun.jna.Native;
import com.sun.jna.Pointer;
import com.sun.jna.ptr.LongByReference;
import com.sun.jna.ptr.PointerByReference;
import java.io.PrintStream;
import java.lang.ref.Reference;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;

public final class Recognise {
  private static final int LIMIT = 64; // queueCapacity of the engine
  private static final int NOT_RUN = -1; // no status of the SDK

  interface Argo extends Library {
    interface ResultCallback extends Callback {
      void invoke(long jobId, int status, Pointer result, Pointer userData);
    }

    int CreateFromImrModelFile(String modelPath, PointerByReference handle);

    int getStatusJsonStr(Pointer handle, PointerByReference statusJson);

    int runAsync(Pointer handle, String imagePath, String optionJson, ResultCallback callback,
        Pointer userData, LongByReference jobId);

    void freePointer(Pointer pointer);

    int releaseArgoSDK(Pointer handle);
  }

  // Strings are passed as UTF-8, whatever the encoding of the system.
  private static final Argo SDK = Native.load("argo_sdk", Argo.class,
      Map.of(Library.OPTION_STRING_ENCODING, "UTF-8"));

  private static volatile boolean stopped;

  private static String engineStatus(Pointer handle) {
    PointerByReference json = new PointerByReference();
    int status = SDK.getStatusJsonStr(handle, json);
    if (status != 0) {
      return "status " + status;
    }
    try {
      return json.getValue().getString(0, "UTF-8"); // a copy
    } finally {
      SDK.freePointer(json.getValue());
    }
  }

  private static int[] recognise(Pointer handle, String[] images, String[] texts) {
    int[] statuses = new int[images.length];
    Arrays.fill(statuses, NOT_RUN);
    Semaphore places = new Semaphore(LIMIT);
    // Runs on a library thread. Copies the result. No exception may leave it.
    Argo.ResultCallback onResult = (jobId, status, result, userData) -> {
      try {
        int index = (int) Pointer.nativeValue(userData);
        texts[index] = result == null ? null : result.getString(0, "UTF-8");
        statuses[index] = status; // last: the text is complete
      } catch (RuntimeException | Error error) {
        System.err.println(error); // the status stays NOT_RUN
      } finally {
        places.release();
      }
    };
    try {
      for (int index = 0; index < images.length && !stopped; index++) {
        places.acquireUninterruptibly();
        int status = NOT_RUN;
        try {
          status = SDK.runAsync(handle, images[index], "{\"format\":\"text\"}", onResult,
              Pointer.createConstant(index), null);
        } finally {
          if (status != 0) {
            statuses[index] = status;
            places.release(); // no callback follows
          }
        }
      }
    } finally {
      places.acquireUninterruptibly(LIMIT); // when all are free, every callback has been called
      Reference.reachabilityFence(onResult); // the SDK's pointer does not keep it alive
    }
    return statuses;
  }

  private static int run(String[] images) {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    PointerByReference created = new PointerByReference();
    int status = SDK.CreateFromImrModelFile("document.imr", created);
    if (status != 0) {
      out.println("engine: status " + status);
      return 2;
    }
    Pointer handle = created.getValue();
    try {
      String[] texts = new String[images.length];
      int[] statuses = recognise(handle, images, texts);
      for (int index = 0; index < images.length; index++) {
        out.println(statuses[index] == 0
            ? "--- " + images[index] + "\n" + texts[index]
            : "--- " + images[index] + ": status " + statuses[index]);
      }
      boolean failed = Arrays.stream(statuses).anyMatch(each -> each != 0);
      if (failed) {
        out.println(engineStatus(handle));
      }
      return failed ? 1 : 0;
    } finally {
      SDK.releaseArgoSDK(handle);
    }
  }

  public static void main(String[] images) {
    CountDownLatch released = new CountDownLatch(1);
    // At Ctrl+C, the process ends when this thread does: not before the engine is released.
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      stopped = true;
      try {
        released.await();
      } catch (InterruptedException error) {
        Thread.currentThread().interrupt();
      }
    }));
    int status = 2;
    try {
      status = run(images);
    } finally {
      released.countDown(); // before System.exit(), which waits for the hook
    }
    System.exit(status);
  }
}
