// Recognises the images named on the command line with the queue. Ctrl+C stops it in order.
import com.sun.jna.Library;
import com.sun.jna.Native;
import com.sun.jna.Pointer;
import com.sun.jna.ptr.IntByReference;
import com.sun.jna.ptr.LongByReference;
import com.sun.jna.ptr.PointerByReference;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Map;
import java.util.concurrent.CountDownLatch;

public final class Batch {
  private static final int QUEUE_FULL = 501;
  private static final int SLICE = 100; // milliseconds, after which a wait looks for Ctrl+C

  interface Argo extends Library {
    int CreateFromMakeUpJsonStr(String makeUpJson, PointerByReference handle);

    int runAsyncQueue(Pointer handle, String imagePath, String optionJson, LongByReference jobId);

    int waitResult(Pointer handle, int timeoutMs, LongByReference jobId, IntByReference jobStatus,
        PointerByReference result);

    void freePointer(Pointer pointer);

    int releaseArgoSDK(Pointer handle);
  }

  private static final Argo SDK = Native.load("argo_sdk", Argo.class,
      Map.of(Library.OPTION_STRING_ENCODING, "UTF-8"));
  private static volatile boolean stopped;

  private final PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
  private final ArrayDeque<String> waiting = new ArrayDeque<>(); // submitted, not yet collected
  private int failed;

  private void report(String image, int status, String text) {
    out.println(status == 0 ? "--- " + image + "\n" + text : "--- " + image + ": status " + status);
    failed += status == 0 ? 0 : 1;
  }

  // Waits for the oldest result, at most timeoutMs, and prints it. Returns false if there is none.
  private boolean collect(Pointer handle, int timeoutMs) {
    LongByReference job = new LongByReference();
    IntByReference status = new IntByReference();
    PointerByReference result = new PointerByReference();
    if (SDK.waitResult(handle, timeoutMs, job, status, result) != 0) {
      return false;
    }
    Pointer text = result.getValue();
    try {
      report(waiting.remove(), status.getValue(), text == null ? null : text.getString(0, "UTF-8"));
    } finally {
      SDK.freePointer(text); // null after a failure, which is allowed
    }
    return true;
  }

  private int run(String[] images) {
    PointerByReference created = new PointerByReference();
    int status = SDK.CreateFromMakeUpJsonStr(
        "{\"model\":{\"file\":\"document.imr\"},\"workers\":2,\"queueCapacity\":8}", created);
    if (status != 0) {
      out.println("engine: status " + status);
      return 2;
    }
    Pointer handle = created.getValue();
    try {
      for (int next = 0; next < images.length && !stopped;) {
        status = SDK.runAsyncQueue(handle, images[next], "{\"format\":\"text\",\"timeoutMs\":60000}",
            null);
        if (status == QUEUE_FULL) {
          collect(handle, SLICE); // makes room
          continue;
        }
        if (status == 0) {
          waiting.add(images[next]);
        } else {
          report(images[next], status, null);
        }
        next++;
      }
      while (!waiting.isEmpty() && !stopped) {
        collect(handle, SLICE);
      }
      while (stopped && collect(handle, 0)) { // keeps what is finished
      }
    } finally {
      SDK.releaseArgoSDK(handle); // drops the rest
    }
    return failed == 0 ? 0 : 1;
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
      status = new Batch().run(images);
    } finally {
      released.countDown(); // before System.exit(), which waits for the hook
    }
    System.exit(status);
  }
}
