// Recognises the images named on the command line, and prints their texts in that order.
import com.sun.jna.Function;
import com.sun.jna.Platform;
import com.sun.jna.Pointer;
import com.sun.jna.ptr.IntByReference;
import com.sun.jna.ptr.LongByReference;
import com.sun.jna.ptr.PointerByReference;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;

public final class Recognise {
  private static final String MAKE_UP =
      "{\"model\":{\"file\":\"document.imr\"},\"workers\":2,\"queueCapacity\":8}";
  private static final String OPTION = "{\"format\":\"text\",\"timeoutMs\":20000}";
  private static final int SLICE = 100; // milliseconds, after which a wait looks for a signal
  private static final int GRACE = 50; // slices in which results are collected after a signal: 5 s

  private static volatile boolean stopped;
  private static volatile int exitCode;

  private final PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
  private final ArrayDeque<String> waiting = new ArrayDeque<>(); // submitted, not yet collected

  // Prints the text of an image, or why there is none.
  private void report(String image, int status, String text) {
    out.println("--- " + image + (status == 0 ? "\n" + text : ": " + Argo.nameOf(status)));
    int code = status == 0 ? 0 : status == Argo.Status.ARGO_E_INTERNAL.code ? 2 : 1;
    exitCode = Math.max(exitCode, out.checkError() ? 2 : code); // the disk may be full
  }

  // Waits a slice for the oldest result, and reports it.
  private void collect(Pointer handle) {
    LongByReference job = new LongByReference();
    IntByReference status = new IntByReference();
    PointerByReference text = new PointerByReference();
    if (Argo.SDK.waitResult(handle, SLICE, job, status, text) == 0) {
      report(waiting.remove(), status.getValue(), Argo.take(text.getValue()));
    }
  }

  private void recognise(Pointer handle, ArrayDeque<String> left) {
    while (!left.isEmpty() && exitCode < 2 && !stopped) {
      int status = Argo.SDK.runAsyncQueue(handle, left.peek(), OPTION, null);
      if (status == Argo.Status.ARGO_E_QUEUE_FULL.code) {
        collect(handle); // makes room for this image
      } else if (status == 0) {
        waiting.add(left.remove());
      } else {
        report(left.remove(), status, null);
      }
    }
    for (int waits = 0; !waiting.isEmpty() && waits < GRACE; waits += stopped ? 1 : 0) {
      collect(handle);
    }
    waiting.addAll(left);
    waiting.forEach(image -> out.println("--- " + image + ": not read"));
  }

  private int run(String[] images) {
    PointerByReference created = new PointerByReference();
    int status = Argo.SDK.CreateFromMakeUpJsonStr(MAKE_UP, created);
    if (status != 0) {
      System.err.println("engine: " + Argo.nameOf(status));
      return 2;
    }
    try {
      recognise(created.getValue(), new ArrayDeque<>(Arrays.asList(images)));
    } finally {
      Argo.SDK.releaseArgoSDK(created.getValue());
    }
    return out.checkError() ? 2 : exitCode;
  }

  public static void main(String[] images) {
    CountDownLatch released = new CountDownLatch(1);
    // At Ctrl+C or SIGTERM, the process ends when this thread does: after the release.
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      stopped = true;
      Function signal = Function.getFunction(Platform.C_LIBRARY_NAME, "signal");
      for (int number : new int[] {2, 15}) {
        signal.invokePointer(new Object[] {number, Pointer.NULL}); // the next one ends it at once
      }
      try {
        released.await();
        if (exitCode == 2) {
          Runtime.getRuntime().halt(2); // without it, the exit code would be that of the signal
        }
      } catch (InterruptedException error) {
        Thread.currentThread().interrupt();
      }
    }));
    int code = 2;
    try {
      code = new Recognise().run(images);
    } finally {
      released.countDown(); // before System.exit(), which waits for the hook
    }
    System.exit(code);
  }
}
