/*
 * argo_sdk.h - the C API of the OCR SDK, contract version 1.0.
 *
 * Compiles as C99 or later and as C++11 or later. Linux with glibc and Windows, both x86-64.
 * Link with libargo_sdk.so (-largo_sdk) on Linux, argo_sdk.lib and argo_sdk.dll on Windows.
 * LibTorch must be found at run time; to use CUDA devices, it must be a CUDA build.
 *
 * Origin. Written for our documentation. The function names are those of the OCR SDK; all other
 * rules are those of this contract.
 *
 * Layout of the comments. Every public name is preceded by one block of tagged lines; the text
 * of a tag continues until the next tag. The reference pages are generated from them.
 *
 *   @brief       one sentence: what it does
 *   @task        group in the index by task
 *   @param[in]   name - meaning, unit, range      ([out]: written by the call; a trailing
 *                ",null" inside the brackets says that NULL is allowed)
 *   @pre         name - what the parameter, or the call, must be or do | CODE that the call
 *                returns otherwise, "undefined" for a breach, or what happens. Only what no other
 *                tag says: NULL, strings, states, threads and callbacks follow from theirs
 *   @return      what the function returns
 *   @error       CODE - cause | what to do         (without text: the text of the code itself)
 *   @thread      any | exclusive - rule
 *   @blocking    no | yes - until when     (any call that logs also waits for a full pipe: see Log)
 *   @callback    allowed | forbidden - from inside a C_RESULT_CALLBACK
 *   @ownership   who frees what
 *   @states      states of the handle in which the call is valid
 *   @since       contract version that introduced it
 *   @see         related names
 *
 * Rules have identifiers, in brackets after the tag, such as ARGO-run-states. They never change. A
 * message about a call that breaks a rule may end with the identifier, in brackets.
 *
 * Strings. Every char pointer, in and out, is UTF-8 that ends with a zero byte, file paths on
 * Windows included. A byte order mark is not accepted. No string has a limit of length but memory.
 * Relative paths start at the working directory; on Windows, / and \ both separate folders.
 *
 * Results. A char** parameter receives a new string that the caller releases with freePointer().
 * When a call fails, its output parameters are set to NULL or 0. When a call returns, the library
 * has copied the strings passed in, or has finished with them; the caller still owns them.
 *
 * States of a handle.
 *   created   CreateArgoSDK() succeeded; no model is loaded. A licence request or a revocation leaves
 *             the handle in this state
 *   ready     a model is loaded; recognition is possible
 *   released  releaseArgoSDK() returned; the handle must not be used any more
 *
 * Threads. "any" allows a call from every thread, at the same time as other calls on the handle,
 * except those marked "exclusive". While an exclusive call runs, no other thread may use the
 * handle, except callbacks of the handle during releaseArgoSDK(); the caller must ensure this.
 *
 * Memory. What a thread wrote before it submitted a job is visible to the callback of the job, and
 * to the thread to which waitResult() delivers it. So is the number of the job: the call writes it
 * before either can see the job. What a callback wrote is visible to the next callback of the
 * handle, and to the thread in releaseArgoSDK() once that has returned. Other threads need a lock,
 * or an atomic variable.
 *
 * Order of checks. A call that breaks several rules returns the first of ARGO_E_INVALID_HANDLE,
 * ARGO_E_INVALID_ARGUMENT, ARGO_E_IN_CALLBACK, ARGO_E_ENCODING, ARGO_E_NOT_INITIALIZED or
 * ARGO_E_ALREADY_INITIALIZED, ARGO_E_LICENSE_EXPIRED of a run function, ARGO_E_JSON, ARGO_E_OPTION.
 * Every other code comes after these.
 *
 * After a failure. A failed call leaves the handle in the state that it had before. After
 * ARGO_E_OUT_OF_MEMORY and ARGO_E_GPU_MEMORY the call may be repeated.
 * ARGO-after-internal: after ARGO_E_INTERNAL, from a call, in *jobStatus or in a callback, submit
 * nothing more and load no model. Jobs that were accepted still end and are delivered, each with its
 * own status. Then release the handle and create another. Other handles are not affected; if the new
 * handle fails in the same way, end the process.
 *
 * Processes. Handles and strings belong to the process that created them: after fork() only the
 * parent may use them. The child may call the library if the parent had not called it before the
 * fork, or after exec(). Do not call the library from DllMain, from destructors of static objects
 * or from signal handlers. The library installs no signal handlers, its threads block all signals,
 * and it changes neither the locale nor the working directory nor the environment. A signal ends no
 * call early: a wait goes on when the handler has returned. Once loaded, the library stays loaded:
 * do not call dlclose() or FreeLibrary(). Memory alone limits the number of handles.
 *
 * End of a process. Release every handle before the process ends through exit() or the end of
 * main(): otherwise destructors run while threads of the library still work. A release waits as
 * long as the step in progress takes. A process that cannot wait ends with _Exit(), or
 * TerminateProcess() on Windows: this is allowed at any time, and loses only jobs and results.
 *
 * Names. The functions have C linkage and no common prefix. A program must not define other
 * functions with C linkage and the same names, such as run.
 *
 * Breaches. The library cannot detect the following programming errors. Behaviour is undefined:
 *   - ARGO-handle: passing a handle that was released, or that the library did not create;
 *   - ARGO-exclusive: calls that overlap on one handle when one of them is marked "exclusive", other
 *     than calls from callbacks of the handle during releaseArgoSDK();
 *   - ARGO-string: releasing a string twice, or passing to freePointer() what the library did not
 *     return through a char** parameter;
 *   - ARGO-pointer: passing a pointer that is neither NULL nor valid, or a string without a zero byte
 *     at its end;
 *   - ARGO-callback: leaving a callback other than by returning: by a C++ exception or by longjmp();
 *   - ARGO-process: using a handle or a string in another process than the one that created it, or the
 *     library in a child that was forked after the parent had called it;
 *   - ARGO-context: calling the library from DllMain, from destructors of static objects or from
 *     signal handlers;
 *   - ARGO-exit: leaving a handle unreleased when the process ends through exit() or the end of main();
 *   - ARGO-unload: unloading the library, or defining a function with C linkage and the name of one of
 *     its own.
 * Two rules hold for every call, which reports a breach: ARGO-null, no NULL where @param does not
 * allow it (ARGO_E_INVALID_ARGUMENT, or ARGO_E_INVALID_HANDLE for a handle that is passed in), and
 * ARGO-encoding, only valid strings (ARGO_E_ENCODING).
 * The @pre tags of a function say what else a call must keep, and what happens otherwise. A status
 * code reports the errors that the @error tags list, and no others.
 *
 * JSON. Keys are case-sensitive. In objects that are passed in, an unknown key is an error
 * (ARGO_E_OPTION), never ignored. So are null, and a key that occurs twice in an object: leave out
 * a key that has no value. Later versions of this contract may add keys to the objects that the
 * library returns: ignore those that you do not know. A returned object is one line of text: line
 * breaks and other control characters inside its strings are escaped. Numbers have a decimal point
 * in every locale.
 * Objects below are described by key, type, default, range.
 *
 * MakeUp - how to assemble an engine (CreateFromMakeUpJsonStr, initFromMakeUpJsonStr)
 *   model.file            string,  -                   path of an IMR model file; required, except
 *                                                      to request and to revoke
 *   device.type           string,  "auto"              "auto" | "cpu" | "cuda"; auto takes CUDA
 *                                                      where it is available, else the CPU
 *   device.index          integer, 0                   CUDA device, 0 or more; not used on the
 *                                                      CPU. ARGO_E_GPU_UNAVAILABLE unless below
 *                                                      getGpuCount()
 *   workers               integer, 1                   1 to 64; recognitions at the same time
 *   queueCapacity         integer, 64                  1 to 1024, the job limit: asynchronous jobs
 *                                                      held at once. A job is held from its
 *                                                      acceptance until its callback begins
 *                                                      or waitResult() delivers it
 *   license.action        string,  "activate"          "activate" | "request" | "revoke"
 *   license.mode          string,  "online"            "online" | "offline"; with "request" the
 *                                                      default is "offline", and "online" is an
 *                                                      error
 *   license.key           string,  -                   licence key; required to activate online
 *                                                      and to request
 *   license.file          string,  -                   licence file; required to activate offline
 *   license.requestFile   string,  -                   file to write, overwritten if it exists;
 *                                                      required to request and to revoke offline
 *   A required key that is missing is an error (ARGO_E_OPTION), as is a value out of range.
 *   Without a license object the activation stored on the machine is used.
 *   "request" and "revoke" load no model: the handle remains in the created state.
 *
 * RunOption - how to recognise one image (run and the other run functions)
 *   languages             array of strings, all of the model    BCP 47, such as "en", "ko"; at least
 *                                                      one, and only those of the model; lines in
 *                                                      other languages are left out
 *   format                string,  "json"              "json" | "text" | "tsv"
 *   words                 boolean, false               "json" only: adds the words of each line
 *   region                object,  whole image         x, y, width, height in pixels, all four
 *                                                      required, inside the image; lines entirely
 *                                                      inside are read
 *   minConfidence         number,  0                   0 to 1; lines below it are left out
 *   timeoutMs             integer, 0                   0 to 600000 ms; 0 is no limit. Counted
 *                                                      from the start of the recognition and
 *                                                      checked between its steps: the call or
 *                                                      job ends with ARGO_E_TIMEOUT after the
 *                                                      step in progress, not at the limit itself
 *
 * Result, format "json"
 *   image.width, image.height    integer, pixels
 *   text                  string, lines joined by \n, in reading order
 *   lines                 array of objects: text; confidence, 0 to 1; box with x, y, width,
 *                         height, integers, in pixels from the top left corner of the image; words
 *                         (only on request), an array of objects with text, confidence and box
 *   Format "text" is the text alone. Format "tsv" is one line of text per line of the result,
 *   ended by \n: x, y, width, height, confidence (three decimals) and text, separated by tabs.
 *   The text of a line or word has no tab, line break or other control character.
 *   An image without text gives an empty text and an empty array, not an error.
 *   Confidences and boxes may differ slightly with the device, the number of threads and the
 *   version of LibTorch. Compare texts, not the bytes of results.
 *
 * InitInfo - getArgoEngineInitInfo
 *   apiVersion            string,  contract version of the loaded library, as "1.0"
 *   model.file            string,  path of the model file, as it was passed
 *   model.name            string,  name of the model, stored in the model file
 *   model.languages       array of strings, BCP 47: what the option languages may name
 *   device.type           string,  the device in use, "cpu" or "cuda"
 *   device.index          integer, CUDA device; 0 on the CPU
 *   workers, queueCapacity   integer, as set, or their defaults
 *
 * Status - getStatusJsonStr
 *   state ("created" or "ready"); running, recognitions in progress, of jobs and of run() and
 *   runBase64(), at most workers; pending, accepted jobs, of callbacks and of the queue, that have
 *   not started; results, finished queue jobs not yet collected; license.state ("none", nothing is
 *   stored on the machine; "requested", "active", "expired" or "revoked"), license.mode, that of
 *   the licence action that led to this state ("online" or "offline"; null in the "none" state),
 *   license.expires (last day of the licence, in UTC, as YYYY-MM-DD; null when no date is stored);
 *   lastError.code, .name, .message of the last call or job on the handle that failed; code 0
 *   when none has failed. A successful call does not clear it. A job whose recognition has ended and
 *   whose callback has not returned is in none of the three numbers: count callbacks to know when
 *   all are done.
 *
 * Resources - getResourcesInfo
 *   modelBytes; workerBytes, for each worker, without the image that it recognises; workers;
 *   pendingBytes, input held by accepted jobs: the bytes of the image file for Base64 and 0 for a
 *   file; resultBytes, results not yet collected, or whose callback has not returned; gpus, an array
 *   of index, totalBytes, freeBytes.
 *   Model and workers use the memory of the engine's device, input and results main memory. Not
 *   counted: the pixels of each image in progress, at least width * height * 3 bytes of main memory.
 *
 * State of the queue. ARGO_E_QUEUE_FULL, ARGO_E_QUEUE_EMPTY, ARGO_E_QUEUE_RELEASED and
 * ARGO_E_RELEASING, and ARGO_E_TIMEOUT from waitResult(), report the state of the queue. They are
 * not failures: they are not logged and do not change lastError, so polling affects neither.
 *
 * Log. One line for each failed call and each failed job, of every handle and thread: time in UTC,
 * function or job, number, name and message (control characters as ?, cut when it is long), as
 * "2026-12-01T09:30:15Z run: 302 ARGO_E_FILE_NOT_FOUND: scan.png" and
 * "2026-12-01T09:30:15Z job 7: 302 ARGO_E_FILE_NOT_FOUND: scan.png". The message of a job names its
 * file. The file is appended to, never truncated. A line that cannot be written, because the disk
 * is full or the reader of a pipe has ended, is lost: no call fails for it, and no signal is raised.
 * While a pipe is full and its reader lives, each call that logs waits, one marked @blocking no too.
 * Messages name files and options, never recognised text or licence keys. Give each process its own
 * log file.
 *
 * Workers and jobs. A handle has its workers once it is ready. All run functions recognise in the
 * same way. run(), runBase64() and the jobs of a handle share its workers and get them in the order
 * of the calls: a run() waits for the jobs and runs that were submitted before it, and later ones
 * wait for it. A callback holds no worker: while it runs, recognitions go on, also with one worker.
 * No call cancels one job: releaseQueue() and releaseArgoSDK() drop all that have not started.
 * A handle has one queue; handles share nothing but the activation, the log file and the numbering
 * of jobs.
 *
 * Release. From the beginning of releaseArgoSDK() on, the engine accepts no job: a callback that
 * submits one gets ARGO_E_RELEASING. Callbacks may still call every other function that is allowed
 * inside them. releaseArgoSDK() also ends the queue, as releaseQueue() does: a program needs to call
 * releaseQueue() first only to wake a thread that is in waitResult().
 *
 * Licence. An activation belongs to one machine, is stored on it, and serves every handle of every
 * process. Where it is stored is not part of this contract; an activation that cannot be stored
 * fails with ARGO_E_FILE_ACCESS. A model can be loaded while license.state is "active". A licence
 * expires at the end of its last day in UTC, by the clock of the machine. The expiry is checked
 * again by each run function and each job; a revocation does not affect handles that are ready.
 * A handle stays ready when the licence expires: once any handle of any process has activated
 * again, its calls and the jobs that start succeed again, and license.state is "active".
 * Activating with the key that is already active uses no further activation of the key; another key
 * or licence file replaces the activation that is stored. An
 * activation that succeeded is kept when the model then fails to load; an action that failed
 * changes nothing. A request makes the state "requested" where it was "none" or "revoked", and
 * leaves every other state as it is. A licence file works on the machine that wrote its request
 * file and on no other. Revoking online frees the activation of the key at once. Revoking offline
 * writes a proof, once, which frees it when we have received it. Both work however the licence was
 * activated, and when it has expired. Where no activation is stored, or it was already revoked, revoking returns
 * ARGO_E_LICENSE_MISSING.
 *
 * Network. Only licence actions with license.mode "online" open a connection.
 *
 * Images. PNG, JPEG, BMP and TIFF, told by the content and not by the name. Of a TIFF file only the
 * first page is read; the others are ignored without an error. Width and height 16 to 16384 pixels,
 * checked before the pixels are decoded.
 * Sizes, regions and boxes count the pixels as they are stored, before any EXIF orientation. A path
 * that names nothing, such as the empty string or one that is too long for the system, is
 * ARGO_E_FILE_NOT_FOUND; a folder is
 * ARGO_E_FILE_ACCESS; an empty file is ARGO_E_IMAGE_FORMAT, or ARGO_E_MODEL for a model. Base64 is
 * the standard alphabet (RFC 4648, section 4) with padding and without line breaks; an empty string
 * is not accepted.
 */
#ifndef ARGO_SDK_H
#define ARGO_SDK_H

#include <stdint.h>

#if defined(_WIN32)
#define ARGO_CALL __cdecl
#if defined(ARGO_SDK_BUILD)
#define ARGO_API __declspec(dllexport)
#else
#define ARGO_API __declspec(dllimport)
#endif
#else
/** Calling convention of every function and callback: __cdecl on Windows, nothing elsewhere. */
#define ARGO_CALL
/** Marks what the library exports: __declspec(dllimport) on Windows, default visibility elsewhere. Programs do not need it. */
#define ARGO_API __attribute__((visibility("default")))
#endif

#ifdef __cplusplus
extern "C" {
#endif

/** Contract version of this header, as major * 100 + minor. */
#define ARGO_SDK_API_VERSION 100

/** waitResult(): wait without a limit. */
#define ARGO_WAIT_FOREVER (-1)

/** An engine, from its creation to its release. Opaque. */
typedef struct ArgoSDKEngine *ArgoSDKHandle;

/** Number of an accepted asynchronous job. Unique within its process, increasing, never 0. */
typedef uint64_t ArgoJobId;

/** Status code of every function that can fail. Numbers never change and are never reused. */
typedef enum ArgoStatus {
  /** The call succeeded. | No action is needed. */
  ARGO_OK = 0,

  /** A required pointer is NULL, or a number is out of range. | Correct the call; the table of parameters has the ranges. */
  ARGO_E_INVALID_ARGUMENT = 101,
  /** The handle is NULL. | Create it first. */
  ARGO_E_INVALID_HANDLE = 102,
  /** A string is not UTF-8, or starts with a byte order mark. | Convert it to UTF-8. */
  ARGO_E_ENCODING = 103,
  /** The text is not a JSON object. | Check it with a JSON parser. Look for trailing commas and unescaped backslashes. */
  ARGO_E_JSON = 104,
  /** A key is unknown, missing or repeated, or its value has the wrong type or range. | lastError.message names the key. Read it from getStatusJsonStr(), or from the log if there is no handle. */
  ARGO_E_OPTION = 105,

  /** No model is loaded. | Call an init function first. */
  ARGO_E_NOT_INITIALIZED = 201,
  /** The handle already has a model. | Keep using it, or create another handle for another model. */
  ARGO_E_ALREADY_INITIALIZED = 202,
  /** A callback made the call. | Make it on your own thread. */
  ARGO_E_IN_CALLBACK = 203,
  /** Another handle of this process is ready and uses what the call would remove. | Release the other handles, then call again. */
  ARGO_E_BUSY = 204,
  /** The handle is being released. | Keep the image for another handle. */
  ARGO_E_RELEASING = 205,

  /** Not enough main memory. | Free some, then call again. Collected results, fewer workers and a smaller queueCapacity need less. */
  ARGO_E_OUT_OF_MEMORY = 301,
  /** A file does not exist. | Check the path, the working directory and, on Windows, the encoding. */
  ARGO_E_FILE_NOT_FOUND = 302,
  /** A path names a folder, or a file that the process may not open. | Allow the process to read or write it. */
  ARGO_E_FILE_ACCESS = 303,
  /** The file is damaged, or not an IMR model. | Copy it again and compare the sizes. */
  ARGO_E_MODEL = 304,
  /** The model is for another contract version. | Use the model that came with the library. */
  ARGO_E_MODEL_VERSION = 305,
  /** CUDA is not available, or device.index does not exist. | Check getGpuCount(); use device.type "auto" or "cpu". */
  ARGO_E_GPU_UNAVAILABLE = 306,
  /** Not enough memory on the CUDA device. | Free some, then call again. Fewer workers need less. */
  ARGO_E_GPU_MEMORY = 307,

  /** The image is not PNG, JPEG, BMP or TIFF. | Convert it. */
  ARGO_E_IMAGE_FORMAT = 401,
  /** Width or height is below 16 or above 16384 pixels, or the region is outside the image. | Scale or crop the image, or correct the region. */
  ARGO_E_IMAGE_SIZE = 402,
  /** The string is not Base64. | Use the standard alphabet with padding, and no line breaks or data: prefix. */
  ARGO_E_BASE64 = 403,

  /** The engine holds queueCapacity jobs. | Collect a result or wait for a callback, then submit again. */
  ARGO_E_QUEUE_FULL = 501,
  /** No job of runAsyncQueue() or runAsyncQueueBase64() is left. | Submit one first; when draining a queue, this is the end. */
  ARGO_E_QUEUE_EMPTY = 502,
  /** releaseQueue() ended the queue while the call was waiting. | Stop collecting; no result follows. */
  ARGO_E_QUEUE_RELEASED = 503,
  /** A recognition took longer than timeoutMs of its options, or waitResult() waited as long as it was told to. | For a recognition, allow more time, or set a smaller region: the same call would take as long again. For waitResult(), call again: the job is not lost. */
  ARGO_E_TIMEOUT = 504,
  /** The job was dropped before it started because the handle is being released. | Submit the image to another handle if you still need its text. */
  ARGO_E_CANCELLED = 505,

  /** No activation is stored on this machine. | Activate the licence. */
  ARGO_E_LICENSE_MISSING = 601,
  /** The licence key is not valid for this product. | Compare the key with your order, character by character. */
  ARGO_E_LICENSE_KEY = 602,
  /** The licence file is damaged, or made for another machine. | Request another, with a new request file from this machine. */
  ARGO_E_LICENSE_FILE = 603,
  /** The licence has expired. | Renew it, then activate again. */
  ARGO_E_LICENSE_EXPIRED = 604,
  /** The activation was revoked. | Activate again, with a key that has a free activation. */
  ARGO_E_LICENSE_REVOKED = 605,
  /** All activations of the key are in use. | Revoke the activation of a machine that no longer needs it. */
  ARGO_E_LICENSE_SEATS = 606,
  /** The licence server cannot be reached. | Check network, proxy and firewall, or activate offline. */
  ARGO_E_LICENSE_NETWORK = 607,

  /** An internal error of the library. | Submit nothing more, load no model, and replace the handle. Accepted jobs are still delivered: collect them, release the handle, create another, and report the error with the log and the input. If the new handle fails too, end the process. */
  ARGO_E_INTERNAL = 901
} ArgoStatus;

/**
 * @brief Sets the file that the library writes its log to, for the whole process.
 * @task Prepare the process
 * @param[in,null] path - file to append to, created when it does not exist; its folder must exist. Also allowed: a terminal, such as /dev/stderr, and a pipe that a program reads. NULL ends logging.
 * @return ARGO_OK, or a code below. After a failure, the previous log file stays in use.
 * @error ARGO_E_ENCODING
 * @error ARGO_E_FILE_NOT_FOUND - The folder of the path does not exist. | Create the folder first; the library creates only the file.
 * @error ARGO_E_FILE_ACCESS - The file cannot be opened for appending, or is a folder, a socket, or a pipe that no program reads. | Choose a file in a folder that the process may write to.
 * @thread[ARGO-setLogFilePath-thread] any - The new file takes effect for calls that begin afterwards, in every thread.
 * @blocking no - Opens the file and returns. Calls that log later wait while a pipe is full.
 * @callback[ARGO-setLogFilePath-callback] allowed - Preferably call it at startup: it changes the log of the whole process.
 * @ownership[ARGO-setLogFilePath-ownership] The path is copied.
 * @states[ARGO-setLogFilePath-states] No handle is needed. Valid before, between and after all other calls.
 * @since 1.0
 * @see CreateArgoSDK, getStatusJsonStr
 */
ARGO_API ArgoStatus ARGO_CALL setLogFilePath(const char *path);

/**
 * @brief Returns whether this process can use a CUDA device.
 * @task Prepare the process
 * @return Returns 1 when at least one CUDA device can be used, otherwise 0, also without a driver. The call cannot fail. The value does not change during the life of the process.
 * @pre[ARGO-isCudaAvailable-context] call - must not be made from DllMain or from a destructor of a static object, since it loads the CUDA driver. | undefined
 * @thread[ARGO-isCudaAvailable-thread] any - Reads only.
 * @blocking yes - The first call of a process blocks while it loads the CUDA driver; later calls return at once.
 * @callback[ARGO-isCudaAvailable-callback] allowed - Reads only.
 * @ownership[ARGO-isCudaAvailable-ownership] There is nothing to release.
 * @states[ARGO-isCudaAvailable-states] No handle is needed.
 * @since 1.0
 * @see getGpuCount, getResourcesInfo, initFromMakeUpJsonStr
 */
ARGO_API int ARGO_CALL isCudaAvailable(void);

/**
 * @brief Counts the CUDA devices that this process can use.
 * @task Prepare the process
 * @return Returns the number of CUDA devices, 0 or more, without those that CUDA_VISIBLE_DEVICES hides. Valid values of device.index are 0 to this number - 1. The call cannot fail: without a driver it returns 0. The value does not change during the life of the process.
 * @pre[ARGO-getGpuCount-context] call - must not be made from DllMain or from a destructor of a static object, since it loads the CUDA driver. | undefined
 * @thread[ARGO-getGpuCount-thread] any - Reads only.
 * @blocking yes - The first call of a process blocks while it loads the CUDA driver; later calls return at once.
 * @callback[ARGO-getGpuCount-callback] allowed - Reads only.
 * @ownership[ARGO-getGpuCount-ownership] There is nothing to release.
 * @states[ARGO-getGpuCount-states] No handle is needed.
 * @since 1.0
 * @see isCudaAvailable, getResourcesInfo, initFromMakeUpJsonStr
 */
ARGO_API int ARGO_CALL getGpuCount(void);

/**
 * @brief Returns an OpenAPI 3.1 document that describes every JSON format of the library.
 * @task Prepare the process
 * @param[out] openApiJson - receives the document: info.version is the contract version of the loaded library, as "1.0"; components.schemas holds MakeUp, RunOption, Result, InitInfo, Status and Resources; paths is empty. The schemas give keys, types, ranges and fixed defaults, not which keys an action requires.
 * @return ARGO_OK, or a code below.
 * @error ARGO_E_INVALID_ARGUMENT - openApiJson is NULL. | Correct the call.
 * @error ARGO_E_OUT_OF_MEMORY
 * @thread[ARGO-getOpenApi-thread] any - Reads only.
 * @blocking no - The document is part of the library.
 * @callback[ARGO-getOpenApi-callback] allowed - Reads only.
 * @ownership[ARGO-getOpenApi-ownership] The caller releases *openApiJson with freePointer().
 * @states[ARGO-getOpenApi-states] No handle is needed.
 * @since 1.0
 * @see getOpenApiOption, freePointer
 */
ARGO_API ArgoStatus ARGO_CALL getOpenApi(char **openApiJson);

/**
 * @brief Creates an engine without a model.
 * @task Create and initialise
 * @param[out] handle - receives the new handle.
 * @return ARGO_OK, or a code below.
 * @error ARGO_E_INVALID_ARGUMENT - handle is NULL. | Correct the call.
 * @error ARGO_E_IN_CALLBACK
 * @error ARGO_E_OUT_OF_MEMORY
 * @error ARGO_E_INTERNAL
 * @thread[ARGO-CreateArgoSDK-thread] any - Each call creates a separate handle.
 * @blocking no - No model is read and no licence is checked.
 * @callback[ARGO-CreateArgoSDK-callback] forbidden - Returns ARGO_E_IN_CALLBACK.
 * @ownership[ARGO-CreateArgoSDK-ownership] The caller releases *handle with releaseArgoSDK().
 * @states[ARGO-CreateArgoSDK-states] No handle is needed. The new handle is created.
 * @since 1.0
 * @see CreateFromImrModelFile, CreateFromMakeUpJsonStr, initFromImrModelFile, initFromMakeUpJsonStr, releaseArgoSDK, setLogFilePath
 */
ARGO_API ArgoStatus ARGO_CALL CreateArgoSDK(ArgoSDKHandle *handle);

/**
 * @brief Creates an engine and loads an IMR model file with default settings, in one call.
 * @task Create and initialise
 * @param[in] modelPath - IMR model file to load. It is read during the call only.
 * @param[out] handle - receives the new handle; NULL after a failure.
 * @return ARGO_OK, or a code below.
 * @error ARGO_E_INVALID_ARGUMENT - modelPath or handle is NULL. | Correct the call.
 * @error ARGO_E_ENCODING
 * @error ARGO_E_IN_CALLBACK
 * @error ARGO_E_OUT_OF_MEMORY
 * @error ARGO_E_FILE_NOT_FOUND - The model file does not exist. | Check the path, the working directory and, on Windows, the encoding.
 * @error ARGO_E_FILE_ACCESS - The model file is a folder, or the process may not read it. | Allow the process to read it.
 * @error ARGO_E_MODEL
 * @error ARGO_E_MODEL_VERSION
 * @error ARGO_E_GPU_MEMORY
 * @error ARGO_E_LICENSE_MISSING
 * @error ARGO_E_LICENSE_EXPIRED
 * @error ARGO_E_LICENSE_REVOKED
 * @error ARGO_E_INTERNAL
 * @thread[ARGO-CreateFromImrModelFile-thread] any - Each call creates a separate handle.
 * @blocking yes - Blocks until the model is loaded.
 * @callback[ARGO-CreateFromImrModelFile-callback] forbidden - Returns ARGO_E_IN_CALLBACK.
 * @ownership[ARGO-CreateFromImrModelFile-ownership] The caller releases *handle with releaseArgoSDK(). After a failure, there is no handle to release.
 * @states[ARGO-CreateFromImrModelFile-states] No handle is needed. The new handle is ready.
 * @since 1.0
 * @see CreateArgoSDK, CreateFromMakeUpJsonStr, initFromImrModelFile, releaseArgoSDK
 */
ARGO_API ArgoStatus ARGO_CALL CreateFromImrModelFile(const char *modelPath, ArgoSDKHandle *handle);

/**
 * @brief Creates an engine from a MakeUp JSON object: model, device, workers, queue and licence.
 * @task Create and initialise
 * @param[in] makeUpJson - a MakeUp object. The files that it names are used during the call only.
 * @param[out] handle - receives the new handle; NULL after a failure.
 * @pre[ARGO-CreateFromMakeUpJsonStr-makeUpJson] makeUpJson - must contain model.file; license.action must be "activate" or omitted. | ARGO_E_OPTION
 * @return ARGO_OK, or a code below.
 * @error ARGO_E_INVALID_ARGUMENT - makeUpJson or handle is NULL. | Correct the call.
 * @error ARGO_E_ENCODING
 * @error ARGO_E_JSON
 * @error ARGO_E_OPTION - A key is unknown, missing, of the wrong type or out of range, or license.action is "request" or "revoke". | The log file names the key. For request and revoke use CreateArgoSDK() and initFromMakeUpJsonStr().
 * @error ARGO_E_IN_CALLBACK
 * @error ARGO_E_OUT_OF_MEMORY
 * @error ARGO_E_FILE_NOT_FOUND - The model file or the licence file does not exist. | Check the path, the working directory and, on Windows, the encoding.
 * @error ARGO_E_FILE_ACCESS
 * @error ARGO_E_MODEL
 * @error ARGO_E_MODEL_VERSION
 * @error ARGO_E_GPU_UNAVAILABLE
 * @error ARGO_E_GPU_MEMORY
 * @error ARGO_E_LICENSE_MISSING
 * @error ARGO_E_LICENSE_KEY
 * @error ARGO_E_LICENSE_FILE
 * @error ARGO_E_LICENSE_EXPIRED
 * @error ARGO_E_LICENSE_REVOKED
 * @error ARGO_E_LICENSE_SEATS
 * @error ARGO_E_LICENSE_NETWORK
 * @error ARGO_E_INTERNAL
 * @thread[ARGO-CreateFromMakeUpJsonStr-thread] any - Each call creates a separate handle.
 * @blocking yes - Blocks until the model is loaded; with online activation, also until the licence server has replied.
 * @callback[ARGO-CreateFromMakeUpJsonStr-callback] forbidden - Returns ARGO_E_IN_CALLBACK.
 * @ownership[ARGO-CreateFromMakeUpJsonStr-ownership] The JSON is copied. The caller releases *handle with releaseArgoSDK(). After a failure, there is no handle to release.
 * @states[ARGO-CreateFromMakeUpJsonStr-states] No handle is needed. The new handle is ready.
 * @since 1.0
 * @see CreateArgoSDK, CreateFromImrModelFile, initFromMakeUpJsonStr, releaseArgoSDK
 */
ARGO_API ArgoStatus ARGO_CALL CreateFromMakeUpJsonStr(const char *makeUpJson, ArgoSDKHandle *handle);

/**
 * @brief Loads an IMR model file with default settings into a created engine.
 * @task Create and initialise
 * @param[in] handle - a created handle.
 * @param[in] modelPath - IMR model file to load. It is read during the call only.
 * @return ARGO_OK, or a code below. After a failure, the handle remains in the created state, and the call may be repeated, except after ARGO_E_INTERNAL.
 * @error ARGO_E_INVALID_ARGUMENT - modelPath is NULL. | Correct the call.
 * @error ARGO_E_INVALID_HANDLE
 * @error ARGO_E_ENCODING
 * @error ARGO_E_ALREADY_INITIALIZED
 * @error ARGO_E_IN_CALLBACK
 * @error ARGO_E_OUT_OF_MEMORY
 * @error ARGO_E_FILE_NOT_FOUND - The model file does not exist. | Check the path, the working directory and, on Windows, the encoding.
 * @error ARGO_E_FILE_ACCESS - The model file is a folder, or the process may not read it. | Allow the process to read it.
 * @error ARGO_E_MODEL
 * @error ARGO_E_MODEL_VERSION
 * @error ARGO_E_GPU_MEMORY
 * @error ARGO_E_LICENSE_MISSING
 * @error ARGO_E_LICENSE_EXPIRED
 * @error ARGO_E_LICENSE_REVOKED
 * @error ARGO_E_INTERNAL
 * @thread[ARGO-initFromImrModelFile-thread] exclusive - No other thread may use the handle until this call returns.
 * @blocking yes - Blocks until the model is loaded.
 * @callback[ARGO-initFromImrModelFile-callback] forbidden - Returns ARGO_E_IN_CALLBACK.
 * @ownership[ARGO-initFromImrModelFile-ownership] The path is copied. The caller still owns the handle.
 * @states[ARGO-initFromImrModelFile-states] created. The handle is ready afterwards.
 * @since 1.0
 * @see CreateArgoSDK, CreateFromImrModelFile, initFromMakeUpJsonStr, getArgoEngineInitInfo
 */
ARGO_API ArgoStatus ARGO_CALL initFromImrModelFile(ArgoSDKHandle handle, const char *modelPath);

/**
 * @brief Initialises a created engine from a MakeUp JSON object, or manages the licence of the machine.
 * @task Create and initialise
 * @param[in] handle - a created handle.
 * @param[in] makeUpJson - a MakeUp object. The files that it names are used during the call only.
 * @pre[ARGO-initFromMakeUpJsonStr-makeUpJson] makeUpJson - must contain model.file, unless license.action is "request" or "revoke". | ARGO_E_OPTION
 * @pre[ARGO-initFromMakeUpJsonStr-revoke] call - must not be made while another handle of the process is ready, if license.action is "revoke". | ARGO_E_BUSY
 * @return ARGO_OK, or a code below. After a failure, the handle remains in the created state, and the call may be repeated, except after ARGO_E_INTERNAL.
 * @error ARGO_E_INVALID_ARGUMENT - makeUpJson is NULL. | Correct the call.
 * @error ARGO_E_INVALID_HANDLE
 * @error ARGO_E_ENCODING
 * @error ARGO_E_JSON
 * @error ARGO_E_OPTION
 * @error ARGO_E_ALREADY_INITIALIZED
 * @error ARGO_E_IN_CALLBACK
 * @error ARGO_E_BUSY - license.action is "revoke" and another handle of this process is ready. | Release the other handles, then revoke.
 * @error ARGO_E_OUT_OF_MEMORY
 * @error ARGO_E_FILE_NOT_FOUND - The model file, the licence file, or the folder of the request file does not exist. | Check the path, the working directory and, on Windows, the encoding.
 * @error ARGO_E_FILE_ACCESS
 * @error ARGO_E_MODEL
 * @error ARGO_E_MODEL_VERSION
 * @error ARGO_E_GPU_UNAVAILABLE
 * @error ARGO_E_GPU_MEMORY
 * @error ARGO_E_LICENSE_MISSING - No activation is stored on this machine, or, when revoking, it was already revoked. | Activate the licence; when revoking, nothing is left to do.
 * @error ARGO_E_LICENSE_KEY
 * @error ARGO_E_LICENSE_FILE
 * @error ARGO_E_LICENSE_EXPIRED
 * @error ARGO_E_LICENSE_REVOKED
 * @error ARGO_E_LICENSE_SEATS
 * @error ARGO_E_LICENSE_NETWORK
 * @error ARGO_E_INTERNAL
 * @thread[ARGO-initFromMakeUpJsonStr-thread] exclusive - No other thread may use the handle until this call returns.
 * @blocking yes - Blocks until the model is loaded; with online activation and revocation, also until the licence server has replied.
 * @callback[ARGO-initFromMakeUpJsonStr-callback] forbidden - Returns ARGO_E_IN_CALLBACK.
 * @ownership[ARGO-initFromMakeUpJsonStr-ownership] The JSON is copied. The caller still owns the handle.
 * @states[ARGO-initFromMakeUpJsonStr-states] created. The handle is ready afterwards; after "request" and "revoke" it remains in the created state.
 * @since 1.0
 * @see CreateArgoSDK, CreateFromMakeUpJsonStr, initFromImrModelFile, getArgoEngineInitInfo, getStatusJsonStr, isCudaAvailable, getGpuCount
 */
ARGO_API ArgoStatus ARGO_CALL initFromMakeUpJsonStr(ArgoSDKHandle handle, const char *makeUpJson);

/**
 * @brief Returns the settings of the engine: model, languages, device, workers and queue.
 * @task Inspect the engine
 * @param[in] handle - a ready handle.
 * @param[out] infoJson - receives an InitInfo object.
 * @return ARGO_OK, or a code below.
 * @error ARGO_E_INVALID_ARGUMENT - infoJson is NULL. | Correct the call.
 * @error ARGO_E_INVALID_HANDLE
 * @error ARGO_E_NOT_INITIALIZED
 * @error ARGO_E_OUT_OF_MEMORY
 * @thread[ARGO-getArgoEngineInitInfo-thread] any - Even while other threads recognise on the same handle.
 * @blocking no - The values are fixed once the handle is ready.
 * @callback[ARGO-getArgoEngineInitInfo-callback] allowed - Reads only.
 * @ownership[ARGO-getArgoEngineInitInfo-ownership] The caller releases *infoJson with freePointer().
 * @states[ARGO-getArgoEngineInitInfo-states] ready
 * @since 1.0
 * @see initFromImrModelFile, initFromMakeUpJsonStr, getOpenApiOption, getResourcesInfo, getStatusJsonStr, freePointer
 */
ARGO_API ArgoStatus ARGO_CALL getArgoEngineInitInfo(ArgoSDKHandle handle, char **infoJson);

/**
 * @brief Returns the JSON Schema of the options that run functions accept with the loaded model.
 * @task Inspect the engine
 * @param[in] handle - a ready handle.
 * @param[out] optionJson - receives the JSON Schema of RunOption, with the languages of the model.
 * @return ARGO_OK, or a code below.
 * @error ARGO_E_INVALID_ARGUMENT - optionJson is NULL. | Correct the call.
 * @error ARGO_E_INVALID_HANDLE
 * @error ARGO_E_NOT_INITIALIZED
 * @error ARGO_E_OUT_OF_MEMORY
 * @thread[ARGO-getOpenApiOption-thread] any - Even while other threads recognise on the same handle.
 * @blocking no - The schema is fixed once the handle is ready.
 * @callback[ARGO-getOpenApiOption-callback] allowed - Reads only.
 * @ownership[ARGO-getOpenApiOption-ownership] The caller releases *optionJson with freePointer().
 * @states[ARGO-getOpenApiOption-states] ready
 * @since 1.0
 * @see getOpenApi, getArgoEngineInitInfo, run, freePointer
 */
ARGO_API ArgoStatus ARGO_CALL getOpenApiOption(ArgoSDKHandle handle, char **optionJson);

/**
 * @brief Returns the memory that the engine uses, and the memory of the CUDA devices.
 * @task Inspect the engine
 * @param[in] handle - a created or ready handle. In the created state, the engine's own figures are 0.
 * @param[out] resourcesJson - receives a Resources object; all sizes in bytes.
 * @return ARGO_OK, or a code below.
 * @error ARGO_E_INVALID_ARGUMENT - resourcesJson is NULL. | Correct the call.
 * @error ARGO_E_INVALID_HANDLE
 * @error ARGO_E_OUT_OF_MEMORY
 * @thread[ARGO-getResourcesInfo-thread] any - The figures are a snapshot: jobs of other threads change them.
 * @blocking no - Reads the figures and returns.
 * @callback[ARGO-getResourcesInfo-callback] allowed - Reads only.
 * @ownership[ARGO-getResourcesInfo-ownership] The caller releases *resourcesJson with freePointer().
 * @states[ARGO-getResourcesInfo-states] created, ready
 * @since 1.0
 * @see getArgoEngineInitInfo, getStatusJsonStr, getGpuCount, isCudaAvailable, freePointer
 */
ARGO_API ArgoStatus ARGO_CALL getResourcesInfo(ArgoSDKHandle handle, char **resourcesJson);

/**
 * @brief Returns the state of the engine: jobs, results, licence, and the last error with its message.
 * @task Inspect the engine
 * @param[in] handle - a created or ready handle.
 * @param[out] statusJson - receives a Status object.
 * @return ARGO_OK, or a code below. A failure of this call does not change lastError.
 * @error ARGO_E_INVALID_ARGUMENT - statusJson is NULL. | Correct the call.
 * @error ARGO_E_INVALID_HANDLE
 * @error ARGO_E_OUT_OF_MEMORY
 * @thread[ARGO-getStatusJsonStr-thread] any - lastError is the last failure on the handle, from any thread.
 * @blocking no - Reads and returns.
 * @callback[ARGO-getStatusJsonStr-callback] allowed - Reads only.
 * @ownership[ARGO-getStatusJsonStr-ownership] The caller releases *statusJson with freePointer().
 * @states[ARGO-getStatusJsonStr-states] created, ready
 * @since 1.0
 * @see setLogFilePath, initFromMakeUpJsonStr, getArgoEngineInitInfo, getResourcesInfo, run, waitResult, releaseQueue, freePointer
 */
ARGO_API ArgoStatus ARGO_CALL getStatusJsonStr(ArgoSDKHandle handle, char **statusJson);

/**
 * @brief Recognises one image file and returns its text. The calling thread waits.
 * @task Recognise and wait
 * @param[in] handle - a ready handle.
 * @param[in] imagePath - PNG, JPEG, BMP or TIFF file; of a TIFF only the first page is read. If it changes during the call, the call reads what it finds, or fails.
 * @param[in,null] optionJson - a RunOption object; NULL: JSON, all languages, the whole image, no time limit.
 * @param[out] result - receives the result in the format of the options.
 * @return ARGO_OK, or a code below.
 * @error ARGO_E_INVALID_ARGUMENT - imagePath or result is NULL. | Correct the call.
 * @error ARGO_E_INVALID_HANDLE
 * @error ARGO_E_ENCODING
 * @error ARGO_E_JSON
 * @error ARGO_E_OPTION
 * @error ARGO_E_NOT_INITIALIZED
 * @error ARGO_E_IN_CALLBACK
 * @error ARGO_E_OUT_OF_MEMORY
 * @error ARGO_E_FILE_NOT_FOUND - The image file does not exist. | Check the path, the working directory and, on Windows, the encoding.
 * @error ARGO_E_FILE_ACCESS - The image is a folder, or the process may not read it. | Allow the process to read it.
 * @error ARGO_E_GPU_MEMORY
 * @error ARGO_E_IMAGE_FORMAT
 * @error ARGO_E_IMAGE_SIZE
 * @error ARGO_E_TIMEOUT - The recognition took longer than timeoutMs. | Allow more time, or set a smaller region: the same call would take as long again.
 * @error ARGO_E_LICENSE_EXPIRED
 * @error ARGO_E_INTERNAL
 * @thread[ARGO-run-thread] any - Several threads may use one handle: up to workers recognise at the same time, the others wait.
 * @blocking yes - Blocks until a worker is free and has recognised the image. Calls and jobs that were submitted earlier come first; timeoutMs of the options limits the recognition, not this wait.
 * @callback[ARGO-run-callback] forbidden - Returns ARGO_E_IN_CALLBACK.
 * @ownership[ARGO-run-ownership] The caller keeps the path and the options, and releases *result with freePointer().
 * @states[ARGO-run-states] ready
 * @since 1.0
 * @see runBase64, runAsync, runAsyncQueue, getOpenApiOption, getStatusJsonStr, freePointer
 */
ARGO_API ArgoStatus ARGO_CALL run(ArgoSDKHandle handle, const char *imagePath, const char *optionJson,
                                  char **result);

/**
 * @brief Recognises one image, passed as a Base64 string, and returns its text. The calling thread waits.
 * @task Recognise and wait
 * @param[in] handle - a ready handle.
 * @param[in] imageBase64 - bytes of a PNG, JPEG, BMP or TIFF file as Base64; of a TIFF only the first page is read.
 * @param[in,null] optionJson - a RunOption object; NULL: JSON, all languages, the whole image, no time limit.
 * @param[out] result - receives the result in the format of the options.
 * @pre[ARGO-runBase64-imageBase64] imageBase64 - must be Base64 in the standard alphabet, with padding and without line breaks. | ARGO_E_BASE64
 * @return ARGO_OK, or a code below.
 * @error ARGO_E_INVALID_ARGUMENT - imageBase64 or result is NULL. | Correct the call.
 * @error ARGO_E_INVALID_HANDLE
 * @error ARGO_E_ENCODING
 * @error ARGO_E_JSON
 * @error ARGO_E_OPTION
 * @error ARGO_E_NOT_INITIALIZED
 * @error ARGO_E_IN_CALLBACK
 * @error ARGO_E_OUT_OF_MEMORY
 * @error ARGO_E_GPU_MEMORY
 * @error ARGO_E_IMAGE_FORMAT
 * @error ARGO_E_IMAGE_SIZE
 * @error ARGO_E_BASE64
 * @error ARGO_E_TIMEOUT - The recognition took longer than timeoutMs. | Allow more time, or set a smaller region: the same call would take as long again.
 * @error ARGO_E_LICENSE_EXPIRED
 * @error ARGO_E_INTERNAL
 * @thread[ARGO-runBase64-thread] any - Several threads may use one handle: up to workers recognise at the same time, the others wait.
 * @blocking yes - Blocks until a worker is free and has recognised the image. Calls and jobs that were submitted earlier come first; timeoutMs of the options limits the recognition, not this wait.
 * @callback[ARGO-runBase64-callback] forbidden - Returns ARGO_E_IN_CALLBACK.
 * @ownership[ARGO-runBase64-ownership] The caller keeps the string and the options, and releases *result with freePointer().
 * @states[ARGO-runBase64-states] ready
 * @since 1.0
 * @see run, runAsyncBase64, runAsyncQueueBase64, freePointer
 */
ARGO_API ArgoStatus ARGO_CALL runBase64(ArgoSDKHandle handle, const char *imageBase64,
                                        const char *optionJson, char **result);

/**
 * @brief Type of the function that receives the result of runAsync() and runAsyncBase64().
 * @task Recognise with a callback
 * @param[in] jobId - the number of the job, as runAsync() or runAsyncBase64() returned it.
 * @param[in] status - ARGO_OK, or why the job has no result.
 * @param[in,null] result - the result in the format of the options; NULL unless status is ARGO_OK.
 * @param[in,null] userData - the pointer that was passed when the job was submitted.
 * @pre[ARGO-C_RESULT_CALLBACK-result] result - must not be passed to freePointer(), nor read after the function has returned. | undefined
 * @pre[ARGO-C_RESULT_CALLBACK-return] call - must end by returning, not by a C++ exception or longjmp(). | undefined
 * @pre[ARGO-C_RESULT_CALLBACK-lock] call - must not wait for releaseArgoSDK(), nor for a lock that the thread in releaseArgoSDK() holds. | releaseArgoSDK() does not return.
 * @return Returns nothing. The parameter status is ARGO_OK, or a code below.
 * @error ARGO_E_OUT_OF_MEMORY
 * @error ARGO_E_FILE_NOT_FOUND - The image file does not exist. | Check the path, the working directory and, on Windows, the encoding.
 * @error ARGO_E_FILE_ACCESS - The image is a folder, or the process may not read it. | Allow the process to read it.
 * @error ARGO_E_GPU_MEMORY
 * @error ARGO_E_IMAGE_FORMAT
 * @error ARGO_E_IMAGE_SIZE
 * @error ARGO_E_TIMEOUT - The recognition took longer than timeoutMs. | Allow more time, or set a smaller region: the same call would take as long again.
 * @error ARGO_E_CANCELLED
 * @error ARGO_E_LICENSE_EXPIRED
 * @error ARGO_E_INTERNAL
 * @thread[ARGO-C_RESULT_CALLBACK-thread] any - Called on a library thread, never inside the call that submitted the job. Callbacks of one handle never overlap. They are called in the order in which the jobs end; with one worker, that is the order of submission. Callbacks of different handles may overlap.
 * @blocking yes - While it runs, no other callback of the handle runs, but recognitions go on. Return quickly; hand long work to one of your own threads.
 * @callback[ARGO-C_RESULT_CALLBACK-callback] allowed - Called exactly once for each accepted job. Inside it, call only functions marked as allowed; the others return ARGO_E_IN_CALLBACK.
 * @ownership[ARGO-C_RESULT_CALLBACK-ownership] The result belongs to the library: copy what you need. userData belongs to the program.
 * @states[ARGO-C_RESULT_CALLBACK-states] ready, and while releaseArgoSDK() is running
 * @since 1.0
 * @see runAsync, runAsyncBase64, releaseArgoSDK
 */
typedef void(ARGO_CALL *C_RESULT_CALLBACK)(ArgoJobId jobId, ArgoStatus status, const char *result,
                                           void *userData);

/**
 * @brief Starts recognising one image file and passes the result to a callback.
 * @task Recognise with a callback
 * @param[in] handle - a ready handle.
 * @param[in] imagePath - PNG, JPEG, BMP or TIFF file; of a TIFF only the first page is read. It is opened when the job starts.
 * @param[in,null] optionJson - a RunOption object; NULL: JSON, all languages, the whole image, no time limit.
 * @param[in] callback - function that receives the result.
 * @param[in,null] userData - passed to the callback unchanged.
 * @param[out,null] jobId - receives the number of the job, written before the callback can run.
 * @pre[ARGO-runAsync-userData] userData - must stay valid, with what it points to, until the callback of the job has returned. | undefined
 * @pre[ARGO-runAsync-imagePath] imagePath - must name a file that does not change until the job has ended. | The job reads what the file contains when it starts, or fails.
 * @return ARGO_OK when the job is accepted. Only then is the callback called, once.
 * @error ARGO_E_INVALID_ARGUMENT - imagePath or callback is NULL. | Correct the call.
 * @error ARGO_E_INVALID_HANDLE
 * @error ARGO_E_ENCODING
 * @error ARGO_E_JSON
 * @error ARGO_E_OPTION
 * @error ARGO_E_NOT_INITIALIZED
 * @error ARGO_E_RELEASING
 * @error ARGO_E_OUT_OF_MEMORY
 * @error ARGO_E_QUEUE_FULL
 * @error ARGO_E_LICENSE_EXPIRED
 * @thread[ARGO-runAsync-thread] any - Several threads may use one handle.
 * @blocking no - Checks the arguments, stores the job and returns.
 * @callback[ARGO-runAsync-callback] allowed - A callback may submit the next job.
 * @ownership[ARGO-runAsync-ownership] The path and the options are copied. The callback's result belongs to the library.
 * @states[ARGO-runAsync-states] ready
 * @since 1.0
 * @see C_RESULT_CALLBACK, run, runAsyncBase64, runAsyncQueue, releaseArgoSDK
 */
ARGO_API ArgoStatus ARGO_CALL runAsync(ArgoSDKHandle handle, const char *imagePath,
                                       const char *optionJson, C_RESULT_CALLBACK callback,
                                       void *userData, ArgoJobId *jobId);

/**
 * @brief Starts recognising one Base64 image and passes the result to a callback.
 * @task Recognise with a callback
 * @param[in] handle - a ready handle.
 * @param[in] imageBase64 - bytes of a PNG, JPEG, BMP or TIFF file as Base64; of a TIFF only the first page is read. Copied and decoded during the call.
 * @param[in,null] optionJson - a RunOption object; NULL: JSON, all languages, the whole image, no time limit.
 * @param[in] callback - function that receives the result.
 * @param[in,null] userData - passed to the callback unchanged.
 * @param[out,null] jobId - receives the number of the job, written before the callback can run.
 * @pre[ARGO-runAsyncBase64-imageBase64] imageBase64 - must be Base64 in the standard alphabet, with padding and without line breaks. | ARGO_E_BASE64
 * @pre[ARGO-runAsyncBase64-userData] userData - must stay valid, with what it points to, until the callback of the job has returned. | undefined
 * @return ARGO_OK when the job is accepted. Only then is the callback called, once.
 * @error ARGO_E_INVALID_ARGUMENT - imageBase64 or callback is NULL. | Correct the call.
 * @error ARGO_E_INVALID_HANDLE
 * @error ARGO_E_ENCODING
 * @error ARGO_E_JSON
 * @error ARGO_E_OPTION
 * @error ARGO_E_NOT_INITIALIZED
 * @error ARGO_E_RELEASING
 * @error ARGO_E_OUT_OF_MEMORY
 * @error ARGO_E_BASE64
 * @error ARGO_E_QUEUE_FULL
 * @error ARGO_E_LICENSE_EXPIRED
 * @thread[ARGO-runAsyncBase64-thread] any - Several threads may use one handle.
 * @blocking no - Decodes the string, stores the job and returns; the time grows with the length of the string.
 * @callback[ARGO-runAsyncBase64-callback] allowed - A callback may submit the next job.
 * @ownership[ARGO-runAsyncBase64-ownership] The library holds the decoded bytes until the job ends; the caller keeps the string and the options. The callback's result belongs to the library.
 * @states[ARGO-runAsyncBase64-states] ready
 * @since 1.0
 * @see C_RESULT_CALLBACK, runBase64, runAsync, runAsyncQueueBase64, releaseArgoSDK
 */
ARGO_API ArgoStatus ARGO_CALL runAsyncBase64(ArgoSDKHandle handle, const char *imageBase64,
                                             const char *optionJson, C_RESULT_CALLBACK callback,
                                             void *userData, ArgoJobId *jobId);

/**
 * @brief Adds one image file to the recognition queue; waitResult() collects the result.
 * @task Recognise with a queue
 * @param[in] handle - a ready handle.
 * @param[in] imagePath - PNG, JPEG, BMP or TIFF file; of a TIFF only the first page is read. It is opened when the job starts.
 * @param[in,null] optionJson - a RunOption object; NULL: JSON, all languages, the whole image, no time limit.
 * @param[out,null] jobId - receives the number of the job, written before waitResult() can deliver it.
 * @pre[ARGO-runAsyncQueue-imagePath] imagePath - must name a file that does not change until the job has ended. | The job reads what the file contains when it starts, or fails.
 * @return ARGO_OK when the job is accepted. Only then does waitResult() deliver it, once.
 * @error ARGO_E_INVALID_ARGUMENT - imagePath is NULL. | Correct the call.
 * @error ARGO_E_INVALID_HANDLE
 * @error ARGO_E_ENCODING
 * @error ARGO_E_JSON
 * @error ARGO_E_OPTION
 * @error ARGO_E_NOT_INITIALIZED
 * @error ARGO_E_RELEASING
 * @error ARGO_E_OUT_OF_MEMORY
 * @error ARGO_E_QUEUE_FULL
 * @error ARGO_E_LICENSE_EXPIRED
 * @thread[ARGO-runAsyncQueue-thread] any - Several threads may use one handle, even while others wait in waitResult().
 * @blocking no - Checks the arguments, stores the job and returns, at the job limit too.
 * @callback[ARGO-runAsyncQueue-callback] allowed - A callback may submit a job.
 * @ownership[ARGO-runAsyncQueue-ownership] The path and the options are copied. The library holds the result until waitResult() delivers it or the queue ends.
 * @states[ARGO-runAsyncQueue-states] ready
 * @since 1.0
 * @see runAsyncQueueBase64, waitResult, releaseQueue, run, runAsync
 */
ARGO_API ArgoStatus ARGO_CALL runAsyncQueue(ArgoSDKHandle handle, const char *imagePath,
                                            const char *optionJson, ArgoJobId *jobId);

/**
 * @brief Adds one Base64 image to the recognition queue; waitResult() collects the result.
 * @task Recognise with a queue
 * @param[in] handle - a ready handle.
 * @param[in] imageBase64 - bytes of a PNG, JPEG, BMP or TIFF file as Base64; of a TIFF only the first page is read. Copied and decoded during the call.
 * @param[in,null] optionJson - a RunOption object; NULL: JSON, all languages, the whole image, no time limit.
 * @param[out,null] jobId - receives the number of the job, written before waitResult() can deliver it.
 * @pre[ARGO-runAsyncQueueBase64-imageBase64] imageBase64 - must be Base64 in the standard alphabet, with padding and without line breaks. | ARGO_E_BASE64
 * @return ARGO_OK when the job is accepted. Only then does waitResult() deliver it, once.
 * @error ARGO_E_INVALID_ARGUMENT - imageBase64 is NULL. | Correct the call.
 * @error ARGO_E_INVALID_HANDLE
 * @error ARGO_E_ENCODING
 * @error ARGO_E_JSON
 * @error ARGO_E_OPTION
 * @error ARGO_E_NOT_INITIALIZED
 * @error ARGO_E_RELEASING
 * @error ARGO_E_OUT_OF_MEMORY
 * @error ARGO_E_BASE64
 * @error ARGO_E_QUEUE_FULL
 * @error ARGO_E_LICENSE_EXPIRED
 * @thread[ARGO-runAsyncQueueBase64-thread] any - Several threads may use one handle, even while others wait in waitResult().
 * @blocking no - Decodes the string, stores the job and returns; the time grows with the length of the string.
 * @callback[ARGO-runAsyncQueueBase64-callback] allowed - A callback may submit a job.
 * @ownership[ARGO-runAsyncQueueBase64-ownership] The library holds the decoded bytes until the job ends; the caller keeps the string and the options. It holds the result until waitResult() delivers it or the queue ends.
 * @states[ARGO-runAsyncQueueBase64-states] ready
 * @since 1.0
 * @see runAsyncQueue, waitResult, releaseQueue, runBase64, runAsyncBase64
 */
ARGO_API ArgoStatus ARGO_CALL runAsyncQueueBase64(ArgoSDKHandle handle, const char *imageBase64,
                                                  const char *optionJson, ArgoJobId *jobId);

/**
 * @brief Takes the result of the oldest job from the queue, and waits for it if necessary.
 * @task Recognise with a queue
 * @param[in] handle - a ready handle.
 * @param[in] timeoutMs - longest wait in milliseconds; 0 does not wait, ARGO_WAIT_FOREVER (-1) waits without a limit. Values below -1 are invalid.
 * @param[out] jobId - receives the number of the job; 0 when none was taken.
 * @param[out] jobStatus - receives how the job ended: ARGO_OK, or a code that C_RESULT_CALLBACK lists except ARGO_E_CANCELLED. Meaningful only when the call itself returns ARGO_OK.
 * @param[out] result - receives the result in the format of the job's options; NULL unless *jobStatus is ARGO_OK.
 * @pre[ARGO-waitResult-timeoutMs] timeoutMs - must be ARGO_WAIT_FOREVER (-1) or at least 0. | ARGO_E_INVALID_ARGUMENT
 * @return ARGO_OK when a job was taken, whether it succeeded or not; otherwise a code below, and the queue is unchanged.
 * @error ARGO_E_INVALID_ARGUMENT - jobId, jobStatus or result is NULL, or timeoutMs is below -1. | Correct the call.
 * @error ARGO_E_INVALID_HANDLE
 * @error ARGO_E_NOT_INITIALIZED
 * @error ARGO_E_IN_CALLBACK
 * @error ARGO_E_QUEUE_EMPTY
 * @error ARGO_E_QUEUE_RELEASED
 * @error ARGO_E_TIMEOUT - The oldest job was not finished within timeoutMs. | Call again; the job is not lost.
 * @thread[ARGO-waitResult-thread] any - Several threads may use one handle: each job is delivered to one of them, in the order of submission.
 * @blocking yes - Blocks until the oldest job is finished, timeoutMs has passed, or releaseQueue() is called. Never blocks when no job is left.
 * @callback[ARGO-waitResult-callback] forbidden - Returns ARGO_E_IN_CALLBACK.
 * @ownership[ARGO-waitResult-ownership] The caller releases *result with freePointer().
 * @states[ARGO-waitResult-states] ready
 * @since 1.0
 * @see runAsyncQueue, runAsyncQueueBase64, releaseQueue, getStatusJsonStr, freePointer
 */
ARGO_API ArgoStatus ARGO_CALL waitResult(ArgoSDKHandle handle, int timeoutMs, ArgoJobId *jobId,
                                         ArgoStatus *jobStatus, char **result);

/**
 * @brief Ends the queue: drops jobs that have not started and results that have not been collected.
 * @task Recognise with a queue
 * @param[in] handle - a ready handle.
 * @return ARGO_OK, or a code below. The next runAsyncQueue() or runAsyncQueueBase64() begins a new queue.
 * @error ARGO_E_INVALID_HANDLE
 * @error ARGO_E_NOT_INITIALIZED
 * @error ARGO_E_IN_CALLBACK
 * @error ARGO_E_QUEUE_EMPTY - There was no job or result to drop; the call did nothing. | No action is needed.
 * @thread[ARGO-releaseQueue-thread] any - Threads that wait in waitResult() return ARGO_E_QUEUE_RELEASED; a thread that calls it later does not. Jobs of runAsync() and runAsyncBase64() are not affected. A job that another thread submits during the call belongs to the new queue.
 * @blocking yes - Blocks until the queue jobs that are being recognised have ended, at most one per worker, however long that takes.
 * @callback[ARGO-releaseQueue-callback] forbidden - Returns ARGO_E_IN_CALLBACK.
 * @ownership[ARGO-releaseQueue-ownership] The library frees the results that are still in the queue, and those of jobs in progress once these have ended. Results that waitResult() returned remain the caller's.
 * @states[ARGO-releaseQueue-states] ready. The handle stays ready.
 * @since 1.0
 * @see runAsyncQueue, runAsyncQueueBase64, waitResult, getStatusJsonStr, releaseArgoSDK
 */
ARGO_API ArgoStatus ARGO_CALL releaseQueue(ArgoSDKHandle handle);

/**
 * @brief Releases a string that the library returned through a char** parameter.
 * @task Release
 * @param[in,null] pointer - a string that the library returned and that has not been released; NULL does nothing.
 * @pre[ARGO-freePointer-pointer] pointer - must be NULL, or a string that the library returned through a char** parameter and that has not been released. | undefined
 * @return Returns nothing and cannot fail.
 * @thread[ARGO-freePointer-thread] any - Release each string once, from any one thread.
 * @blocking no - Frees the string and returns.
 * @callback[ARGO-freePointer-callback] allowed - Never pass the callback's own result, which belongs to the library.
 * @ownership[ARGO-freePointer-ownership] The string is no longer valid. Never use free() or delete instead: the library may have a separate heap.
 * @states[ARGO-freePointer-states] No handle is needed. Strings stay valid after releaseArgoSDK() and are still released with this function.
 * @since 1.0
 * @see getOpenApi, getArgoEngineInitInfo, getOpenApiOption, getResourcesInfo, getStatusJsonStr, run, runBase64, waitResult, releaseArgoSDK
 */
ARGO_API void ARGO_CALL freePointer(void *pointer);

/**
 * @brief Ends an engine and its queue: cancels waiting jobs, calls their callbacks, frees model and handle.
 * @task Release
 * @param[in,null] handle - a handle in the created or ready state; NULL does nothing.
 * @pre[ARGO-releaseArgoSDK-lock] call - must not be made while the thread holds a lock that a callback of the handle needs. | The call does not return.
 * @return ARGO_OK, or a code below.
 * @error ARGO_E_IN_CALLBACK
 * @thread[ARGO-releaseArgoSDK-thread] exclusive - No other thread may use the handle when this call begins or later. A thread in waitResult() must have returned: call releaseQueue() first. Callbacks that run during the call may use the handle as usual, but submitting returns ARGO_E_RELEASING.
 * @blocking yes - Blocks until recognitions in progress have ended and every callback has returned, however long that takes. Jobs that have not started get their callback with ARGO_E_CANCELLED; jobs of the queue, and results that have not been collected, are dropped.
 * @callback[ARGO-releaseArgoSDK-callback] forbidden - Returns ARGO_E_IN_CALLBACK, and the handle stays as it was.
 * @ownership[ARGO-releaseArgoSDK-ownership] The handle is no longer valid. Strings that the library returned stay valid and are released with freePointer().
 * @states[ARGO-releaseArgoSDK-states] created, ready. The handle is released afterwards.
 * @since 1.0
 * @see CreateArgoSDK, CreateFromImrModelFile, CreateFromMakeUpJsonStr, C_RESULT_CALLBACK, runAsync, runAsyncBase64, releaseQueue, freePointer
 */
ARGO_API ArgoStatus ARGO_CALL releaseArgoSDK(ArgoSDKHandle handle);

#ifdef __cplusplus
}
#endif

#endif /* ARGO_SDK_H */
