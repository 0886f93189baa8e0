// The functions, types and status codes of argo_sdk.h, contract version 1.0, for P/Invoke.
using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;
using System.Text;

public enum ArgoStatus
{
    ARGO_OK = 0,
    ARGO_E_INVALID_ARGUMENT = 101,
    ARGO_E_INVALID_HANDLE = 102,
    ARGO_E_ENCODING = 103,
    ARGO_E_JSON = 104,
    ARGO_E_OPTION = 105,
    ARGO_E_NOT_INITIALIZED = 201,
    ARGO_E_ALREADY_INITIALIZED = 202,
    ARGO_E_IN_CALLBACK = 203,
    ARGO_E_BUSY = 204,
    ARGO_E_RELEASING = 205,
    ARGO_E_OUT_OF_MEMORY = 301,
    ARGO_E_FILE_NOT_FOUND = 302,
    ARGO_E_FILE_ACCESS = 303,
    ARGO_E_MODEL = 304,
    ARGO_E_MODEL_VERSION = 305,
    ARGO_E_GPU_UNAVAILABLE = 306,
    ARGO_E_GPU_MEMORY = 307,
    ARGO_E_IMAGE_FORMAT = 401,
    ARGO_E_IMAGE_SIZE = 402,
    ARGO_E_BASE64 = 403,
    ARGO_E_QUEUE_FULL = 501,
    ARGO_E_QUEUE_EMPTY = 502,
    ARGO_E_QUEUE_RELEASED = 503,
    ARGO_E_TIMEOUT = 504,
    ARGO_E_CANCELLED = 505,
    ARGO_E_LICENSE_MISSING = 601,
    ARGO_E_LICENSE_KEY = 602,
    ARGO_E_LICENSE_FILE = 603,
    ARGO_E_LICENSE_EXPIRED = 604,
    ARGO_E_LICENSE_REVOKED = 605,
    ARGO_E_LICENSE_SEATS = 606,
    ARGO_E_LICENSE_NETWORK = 607,
    ARGO_E_INTERNAL = 901
}

public static class Argo
{
    public const int WaitForever = -1;

    private const string Library = "argo_sdk"; // argo_sdk.dll or libargo_sdk.so

    // Called on a library thread. Keep a reference to it until every callback has returned.
    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    public delegate void ResultCallback(ulong jobId, ArgoStatus status, IntPtr result, IntPtr userData);

    // Strings are passed as UTF-8 bytes: string parameters of DllImport are not UTF-8 on Windows.
    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    public static extern ArgoStatus setLogFilePath(byte[] path);

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    public static extern int isCudaAvailable();

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    public static extern int getGpuCount();

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    public static extern ArgoStatus getOpenApi(out IntPtr openApiJson);

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    public static extern ArgoStatus CreateArgoSDK(out IntPtr handle);

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    public static extern ArgoStatus CreateFromImrModelFile(byte[] modelPath, out IntPtr handle);

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    public static extern ArgoStatus CreateFromMakeUpJsonStr(byte[] makeUpJson, out IntPtr handle);

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    public static extern ArgoStatus initFromImrModelFile(IntPtr handle, byte[] modelPath);

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    public static extern ArgoStatus initFromMakeUpJsonStr(IntPtr handle, byte[] makeUpJson);

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    public static extern ArgoStatus getArgoEngineInitInfo(IntPtr handle, out IntPtr infoJson);

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    public static extern ArgoStatus getOpenApiOption(IntPtr handle, out IntPtr optionJson);

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    public static extern ArgoStatus getResourcesInfo(IntPtr handle, out IntPtr resourcesJson);

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    public static extern ArgoStatus getStatusJsonStr(IntPtr handle, out IntPtr statusJson);

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    public static extern ArgoStatus run(IntPtr handle, byte[] imagePath, byte[] optionJson, out
        IntPtr result);

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    public static extern ArgoStatus runBase64(IntPtr handle, byte[] imageBase64, byte[] optionJson,
        out IntPtr result);

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    public static extern ArgoStatus runAsync(IntPtr handle, byte[] imagePath, byte[] optionJson,
        ResultCallback callback, IntPtr userData, out ulong jobId);

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    public static extern ArgoStatus runAsyncBase64(IntPtr handle, byte[] imageBase64, byte[]
        optionJson, ResultCallback callback, IntPtr userData, out ulong jobId);

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    public static extern ArgoStatus runAsyncQueue(IntPtr handle, byte[] imagePath, byte[]
        optionJson, out ulong jobId);

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    public static extern ArgoStatus runAsyncQueueBase64(IntPtr handle, byte[] imageBase64, byte[]
        optionJson, out ulong jobId);

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    public static extern ArgoStatus waitResult(IntPtr handle, int timeoutMs, out ulong jobId, out
        ArgoStatus jobStatus, out IntPtr result);

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    public static extern ArgoStatus releaseQueue(IntPtr handle);

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    public static extern void freePointer(IntPtr pointer);

    [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
    public static extern ArgoStatus releaseArgoSDK(IntPtr handle);

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

    /// <summary>Copies a string that the SDK returned through a char ** parameter, and releases it.</summary>
    public static string Take(IntPtr pointer)
    {
        try
        {
            return FromUtf8(pointer);
        }
        finally
        {
            freePointer(pointer);
        }
    }
}
