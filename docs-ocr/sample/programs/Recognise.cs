// Recognises the images named on the command line, and prints their texts in that order.
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Runtime.InteropServices;
using System.Text;
using System.Threading;

internal static class Recognise
{
    private const string MakeUp =
        "{\"model\":{\"file\":\"document.imr\"},\"workers\":2,\"queueCapacity\":8}";
    private const int Slice = 100; // milliseconds, after which a wait looks for a signal
    private const int Grace = 50; // slices in which results are collected after a signal: 5 s

    private static readonly byte[] Option = Argo.ToUtf8("{\"format\":\"text\",\"timeoutMs\":20000}");
    private static readonly Queue<string> Waiting = new Queue<string>(); // not yet collected

    private static int exitCode;
    private static volatile int signal; // that asked the program to stop; 0: none
#if NET6_0_OR_GREATER
    private static PosixSignalRegistration terminate; // keeps the handler of SIGTERM alive
#endif

    // Prints the text of an image, or why there is none.
    private static void Report(string image, ArgoStatus status, string text)
    {
        bool failed = status != ArgoStatus.ARGO_OK;
        Console.WriteLine("--- " + image + (failed ? ": " + status : "\n" + text));
        int code = !failed ? 0 : status == ArgoStatus.ARGO_E_INTERNAL ? 2 : 1;
        exitCode = Math.Max(exitCode, code);
    }

    // Waits a slice for the oldest result, and reports it.
    private static void Collect(IntPtr handle)
    {
        ulong job;
        ArgoStatus status;
        IntPtr text;
        if (Argo.waitResult(handle, Slice, out job, out status, out text) == ArgoStatus.ARGO_OK)
        {
            Report(Waiting.Dequeue(), status, Argo.Take(text));
        }
    }

    private static void RecogniseAll(IntPtr handle, Queue<string> left)
    {
        while (left.Count > 0 && exitCode < 2 && signal == 0)
        {
            ulong job;
            ArgoStatus status = Argo.runAsyncQueue(handle, Argo.ToUtf8(left.Peek()), Option, out job);
            if (status == ArgoStatus.ARGO_E_QUEUE_FULL)
            {
                Collect(handle); // makes room for this image
            }
            else if (status == ArgoStatus.ARGO_OK)
            {
                Waiting.Enqueue(left.Dequeue());
            }
            else
            {
                Report(left.Dequeue(), status, null);
            }
        }
        for (int waits = 0; Waiting.Count > 0 && waits < Grace; waits += signal != 0 ? 1 : 0)
        {
            Collect(handle);
        }
        foreach (Queue<string> images in new[] { Waiting, left })
        {
            foreach (string image in images)
            {
                Console.WriteLine("--- " + image + ": not read");
            }
        }
    }

    private static int Run(string[] images)
    {
        IntPtr handle;
        ArgoStatus created = Argo.CreateFromMakeUpJsonStr(Argo.ToUtf8(MakeUp), out handle);
        if (created != ArgoStatus.ARGO_OK)
        {
            Console.Error.WriteLine("engine: " + created);
            return 2;
        }
        try
        {
            RecogniseAll(handle, new Queue<string>(images));
            return signal != 0 && exitCode < 2 ? 128 + signal : exitCode;
        }
        catch (IOException error)
        {
            Console.Error.WriteLine("the texts cannot be written: " + error.Message);
            return 2;
        }
        finally
        {
            Argo.releaseArgoSDK(handle);
        }
    }

    // Notes a signal. A second one ends the process at once.
    private static void Stop(int number)
    {
        if (signal != 0)
        {
            Process.GetCurrentProcess().Kill();
        }
        signal = number;
    }

    private static int Main(string[] images)
    {
        var released = new ManualResetEventSlim();
        Console.OutputEncoding = new UTF8Encoding(false);
        Console.CancelKeyPress += (sender, e) =>
        {
            Stop(2);
            e.Cancel = true; // Main shuts down
        };
#if NET6_0_OR_GREATER
        terminate = PosixSignalRegistration.Create(PosixSignal.SIGTERM, context =>
        {
            Stop(15);
            context.Cancel = true;
        });
#else
        AppDomain.CurrentDomain.ProcessExit += (sender, e) =>
        {
            signal = 15; // SIGTERM: the process ends when this handler does
            released.Wait();
        };
#endif
        try
        {
            return Run(images);
        }
        finally
        {
            released.Set();
        }
    }
}
