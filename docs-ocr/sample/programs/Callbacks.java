// Recognises the images named on the command line, and prints each text in a callback.
import com.sun.jna.Function;
import com.sun.jna.Platform;
import com.sun.jna.Pointer;
import com.sun.jna.ptr.PointerByReference;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

public final class Callbacks {
  private static final String MAKE_UP =
      "{\"model\":{\"file\":\"document.imr\"},\"workers\":2,\"queueCapacity\":8}";
  private static final String OPTION = "{\"format\":\"text\",\"timeoutMs\":20000}";

  private final OutputStream out = new FileOutputStream(FileDescriptor.out); // reports failures
  private final Argo.ResultCallback onResult = this::receive; // the library holds only a pointer
  private final String[] images;
  private int open; // accepted jobs whose callback has not ended
  private int exitCode; // 2: nothing more may be submitted
  private Throwable error; // that a callback threw

  private Callbacks(String[] images) {
    this.images = images;
  }

  // Prints the text of an image, or why there is none. Runs on a library thread.
  private void receive(long job, int status, Pointer result, Pointer number) {
    int code = 2; // if the next lines fail
    Throwable thrown = null;
    try {
      String image = images[(int) Pointer.nativeValue(number) - 1];
      String text = status == 0 ? result.getString(0, "UTF-8") : Argo.nameOf(status);
      out.write(("--- " + image + "\n" + text + "\n").getBytes(StandardCharsets.UTF_8));
      code = status == 0 ? 0 : status == Argo.Status.ARGO_E_INTERNAL.code ? 2 : 1;
    } catch (Throwable e) { // must not reach the library
      thrown = e;
    } finally {
      count(code, thrown);
    }
  }

  private synchronized void count(int code, Throwable thrown) {
    open--;
    exitCode = Math.max(exitCode, code);
    error = error == null ? thrown : error;
    notifyAll();
  }

  // Submits an image; at the job limit, waits for a callback and tries again.
  private synchronized void submit(Pointer handle, int number) throws InterruptedException {
    String image = images[number - 1];
    int status = Argo.Status.ARGO_E_INTERNAL.code;
    while (exitCode < 2) { // the callback of this job can run, but cannot count it yet
      status = Argo.SDK.runAsync(handle, image, OPTION, onResult, new Pointer(number), null);
      if (status != Argo.Status.ARGO_E_QUEUE_FULL.code) {
        break;
      }
      wait();
    }
    if (status == 0) {
      open++;
    } else {
      System.err.println(image + ": not submitted, " + Argo.nameOf(status));
      exitCode = Math.max(exitCode, 1);
    }
  }

  private synchronized void await() throws InterruptedException {
    while (open > 0) {
      wait();
    }
  }

  public static void main(String[] images) throws InterruptedException {
    PointerByReference created = new PointerByReference();
    Function signal = Function.getFunction(Platform.C_LIBRARY_NAME, "signal");
    signal.invokePointer(new Object[] {2, Pointer.NULL}); // Ctrl+C ends the process at once
    int status = Argo.SDK.CreateFromMakeUpJsonStr(MAKE_UP, created);
    if (status != 0) {
      System.err.println("engine: " + Argo.nameOf(status));
      System.exit(2);
    }
    Callbacks reader = new Callbacks(images);
    for (int number = 1; number <= images.length; number++) { // 0 would arrive as null
      reader.submit(created.getValue(), number);
    }
    reader.await();
    Argo.SDK.releaseArgoSDK(created.getValue());
    if (reader.error != null) {
      System.err.println("a callback failed: " + reader.error);
    }
    System.exit(reader.exitCode);
  }
}
