// Recognises the images named on the command line, several at once, and prints their texts.
using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;
using System.Text;
using System.Threading;

internal static class Argo
{
    private const string Library = "argo_sdk"; // argo_sdk.dll or libargo_sdk.so

    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    public delegate void ResultCallback(ulong jobId, int status, IntPtr result, IntPtr userData);

    // Strings are passed as UTF-8 bytes: string parameters of DllImport are not UTF-8 on Windows.
    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    public static extern int CreateFromImrModelFile(byte[] modelPath, out IntPtr handle);

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    public static extern int getStatusJsonStr(IntPtr handle, out IntPtr statusJson);

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    public static extern int runAsync(IntPtr handle, byte[] imagePath, byte[] optionJson,
        ResultCallback callback, IntPtr userData, out ulong jobId);

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    public static extern void freePointer(IntPtr pointer);

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    public static extern int releaseArgoSDK(IntPtr handle);

    /// <summary>Converts a string to zero-terminated UTF-8.</summary>
    public static byte[] ToUtf8(string text)
    {
        return Encoding.UTF8.GetBytes(text + "\0");
    }

    /// <summary>Copies a string of the SDK; null for NULL.</summary>
    public static string FromUtf8(IntPtr pointer)
    {
        if (pointer == IntPtr.Zero)
        {
            return null;
        }
        var bytes = new List<byte>();
        for (byte next; (next = Marshal.ReadByte(pointer, bytes.Count)) != 0;)
        {
            bytes.Add(next);
        }
        return Encoding.UTF8.GetString(bytes.ToArray());
    }
}

internal static class Recognise
{
    private const int Limit = 64; // queueCapacity of the engine
    private const int NotRun = -1; // no status of the SDK

    private static volatile int signal; // that asked the program to stop; 0: none

    private static string EngineStatus(IntPtr handle)
    {
        IntPtr pointer;
        int status = Argo.getStatusJsonStr(handle, out pointer);
        try
        {
            return status == 0 ? Argo.FromUtf8(pointer) : "status " + status;
        }
        finally
        {
            Argo.freePointer(pointer); // NULL after a failure, which is allowed
        }
    }

    private static int[] RecogniseAll(IntPtr handle, string[] images, string[] texts)
    {
        var statuses = new int[images.Length];
        for (int index = 0; index < images.Length; index++)
        {
            statuses[index] = NotRun;
        }
        byte[] options = Argo.ToUtf8("{\"format\":\"text\"}");
        var places = new SemaphoreSlim(Limit);
        // Runs on a library thread. Copies the result. No exception may leave it.
        Argo.ResultCallback onResult = (jobId, status, result, userData) =>
        {
            try
            {
                texts[(int)userData] = Argo.FromUtf8(result);
                statuses[(int)userData] = status; // last: the text is complete
            }
            catch (Exception error)
            {
                Console.Error.WriteLine(error.Message); // the status stays NotRun
            }
            finally
            {
                places.Release();
            }
        };
        try
        {
            for (int index = 0; index < images.Length && signal == 0; index++)
            {
                ulong jobId;
                places.Wait();
                int status = NotRun;
                try
                {
                    status = Argo.runAsync(handle, Argo.ToUtf8(images[index]), options, onResult,
                        (IntPtr)index, out jobId);
                }
                finally
                {
                    if (status != 0)
                    {
                        statuses[index] = status;
                        places.Release(); // no callback follows
                    }
                }
            }
        }
        finally
        {
            for (int place = 0; place < Limit; place++)
            {
                places.Wait(); // when every place is free, every callback has been called
            }
            GC.KeepAlive(onResult); // the pointer that the SDK holds does not keep it alive
        }
        return statuses;
    }

    private static int Main(string[] images)
    {
        var released = new ManualResetEventSlim();
        Console.CancelKeyPress += (sender, e) =>
        {
            signal = 2;
            e.Cancel = true; // Main ends in order
        };
        AppDomain.CurrentDomain.ProcessExit += (sender, e) =>
        {
            signal = 15; // SIGTERM in .NET before 10: the process ends when this handler does
            released.Wait();
        };
        try
        {
            return Run(images);
        }
        finally
        {
            released.Set();
        }
    }

    private static int Run(string[] images)
    {
        Console.OutputEncoding = new UTF8Encoding(false);
        IntPtr handle;
        int created = Argo.CreateFromImrModelFile(Argo.ToUtf8("document.imr"), out handle);
        if (created != 0)
        {
            Console.WriteLine("engine: status " + created);
            return 2;
        }
        try
        {
            var texts = new string[images.Length];
            int[] statuses = RecogniseAll(handle, images, texts);
            for (int index = 0; index < images.Length; index++)
            {
                Console.WriteLine(statuses[index] == 0
                    ? "--- " + images[index] + "\n" + texts[index]
                    : "--- " + images[index] + ": status " + statuses[index]);
            }
            bool failed = Array.Exists(statuses, status => status != 0);
            if (failed)
            {
                Console.WriteLine(EngineStatus(handle));
            }
            return signal != 0 ? 128 + signal : failed ? 1 : 0;
        }
        finally
        {
            Argo.releaseArgoSDK(handle);
        }
    }
}
