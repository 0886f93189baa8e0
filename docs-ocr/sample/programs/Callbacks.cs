// Recognises the images named on the command line, and prints each text in a callback.
using System;
using System.Text;
using System.Threading;

internal static class Callbacks
{
    private const string MakeUp =
        "{\"model\":{\"file\":\"document.imr\"},\"workers\":2,\"queueCapacity\":8}";

    private static readonly byte[] Option = Argo.ToUtf8("{\"format\":\"text\",\"timeoutMs\":20000}");
    private static readonly Argo.ResultCallback OnResult = Receive; // the library holds only a pointer

    private static readonly object Changed = new object(); // the lock of the rest
    private static string[] images;
    private static int open; // accepted jobs whose callback has not ended
    private static int exitCode; // 2: nothing more may be submitted
    private static Exception error; // that a callback threw

    // Prints the text of an image, or why there is none. Runs on a library thread.
    private static void Receive(ulong job, ArgoStatus status, IntPtr result, IntPtr index)
    {
        int code = 2; // if the next lines fail
        Exception thrown = null;
        try
        {
            bool failed = status != ArgoStatus.ARGO_OK;
            string text = failed ? status.ToString() : Argo.FromUtf8(result);
            Console.WriteLine("--- " + images[(int)index] + "\n" + text);
            code = !failed ? 0 : status == ArgoStatus.ARGO_E_INTERNAL ? 2 : 1;
        }
        catch (Exception e) // must not reach the library
        {
            thrown = e;
        }
        finally
        {
            lock (Changed)
            {
                open--;
                exitCode = Math.Max(exitCode, code);
                error = error ?? thrown;
                Monitor.PulseAll(Changed);
            }
        }
    }

    // Submits an image; at the job limit, waits for a callback and tries again.
    private static void Submit(IntPtr handle, int index)
    {
        byte[] path = Argo.ToUtf8(images[index]);
        ArgoStatus status = ArgoStatus.ARGO_E_INTERNAL;
        ulong job;
        lock (Changed) // the callback of this job can run, but cannot count it yet
        {
            while (exitCode < 2)
            {
                status = Argo.runAsync(handle, path, Option, OnResult, (IntPtr)index, out job);
                if (status != ArgoStatus.ARGO_E_QUEUE_FULL)
                {
                    break;
                }
                Monitor.Wait(Changed);
            }
            if (status == ArgoStatus.ARGO_OK)
            {
                open++;
            }
            else
            {
                Console.Error.WriteLine(images[index] + ": not submitted, " + status);
                exitCode = Math.Max(exitCode, 1);
            }
        }
    }

    private static int Main(string[] arguments)
    {
        IntPtr handle;
        Console.OutputEncoding = new UTF8Encoding(false);
        ArgoStatus created = Argo.CreateFromMakeUpJsonStr(Argo.ToUtf8(MakeUp), out handle);
        if (created != ArgoStatus.ARGO_OK)
        {
            Console.Error.WriteLine("engine: " + created);
            return 2;
        }
        images = arguments;
        for (int index = 0; index < images.Length; index++)
        {
            Submit(handle, index);
        }
        lock (Changed)
        {
            while (open > 0)
            {
                Monitor.Wait(Changed);
            }
        }
        Argo.releaseArgoSDK(handle);
        if (error != null)
        {
            Console.Error.WriteLine("a callback failed: " + error.Message);
        }
        return exitCode;
    }
}
