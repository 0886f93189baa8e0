/* run, runAsync, runAsyncQueue and their Base64 versions. */
#include <stdlib.h>
#include <string.h>

#include "conformance.h"

typedef struct Call {
  const char *function;
  const char *input;
  bool base64;
  const char *optionJson;
} Call;

static ArgoStatus checkCall(ArgoSDKHandle handle, const Call *call, bool complete, bool waits) {
  if (!call->input || !complete) {
    return fail(handle, call->function, ARGO_E_INVALID_ARGUMENT, "a required pointer is NULL");
  }
  if (waits && callbackDepth > 0) {
    return fail(handle, call->function, ARGO_E_IN_CALLBACK, "called from a result callback");
  }
  if (!isUtf8(call->input) || (call->optionJson && !isUtf8(call->optionJson))) {
    return fail(handle, call->function, ARGO_E_ENCODING, "a string is not UTF-8");
  }
  if (!handle->ready) {
    return fail(handle, call->function, ARGO_E_NOT_INITIALIZED, "the handle has no model");
  }
  ArgoStatus status = licenseCheck();
  if (status == ARGO_E_LICENSE_EXPIRED) {
    return fail(handle, call->function, status, "the licence has expired");
  }
  return ARGO_OK;
}

static ArgoStatus readOption(ArgoSDKHandle handle, const Call *call, RunOption *option) {
  char message[256];
  ArgoStatus status = readRunOption(call->optionJson, &handle->model, option, message);
  return status == ARGO_OK ? status : fail(handle, call->function, status, "%s", message);
}

static ArgoStatus runAndWait(ArgoSDKHandle handle, const Call *call, char **result) {
  RunOption option;
  Bytes image = {NULL, 0};
  if (result) {
    *result = NULL;
  }
  ArgoStatus status = checkHandle(handle, call->function);
  if (status != ARGO_OK) {
    return status;
  }
  USE(handle, call->function, false);
  traceSubmission(handle, call->function);
  status = checkCall(handle, call, result != NULL, true);
  status = status == ARGO_OK ? readOption(handle, call, &option) : status;
  if (status != ARGO_OK) {
    return status;
  }
  status = call->base64 ? decodeBase64(call->input, &image) : readFile(call->input, &image);
  if (status == ARGO_OK) {
    takeWorker(handle);
    status = recognize(handle, &image, &option, result);
    giveWorkerBack(handle);
  }
  free(image.data);
  noteStatus(handle, status);
  return status == ARGO_OK ? status
                           : fail(handle, call->function, status, "%.200s",
                                  call->base64 ? "Base64 image" : call->input);
}

static ArgoStatus submitCall(ArgoSDKHandle handle, const Call *call, bool complete,
                             C_RESULT_CALLBACK callback, void *userData, ArgoJobId *jobId) {
  if (jobId) {
    *jobId = 0;
  }
  ArgoStatus status = checkHandle(handle, call->function);
  if (status != ARGO_OK) {
    return status;
  }
  USE(handle, call->function, false);
  traceSubmission(handle, call->function);
  status = checkCall(handle, call, complete, false);
  if (status != ARGO_OK) {
    return status;
  }
  Job *job = faultIs("memory") ? NULL : calloc(1, sizeof *job);
  if (!job) {
    return fail(handle, call->function, ARGO_E_OUT_OF_MEMORY, "no memory for the job");
  }
  job->callback = callback;
  job->userData = userData;
  status = readOption(handle, call, &job->option);
  if (status != ARGO_OK) {
    freeJob(job);
    return status;
  }
  if (call->base64) {
    status = decodeBase64(call->input, &job->image);
  } else {
    job->path = strdup(call->input);
    status = job->path ? ARGO_OK : ARGO_E_OUT_OF_MEMORY;
  }
  status = status == ARGO_OK ? submit(handle, job, jobId) : status;
  if (status == ARGO_OK) {
    return status;
  }
  freeJob(job);
  bool isQueueState = status == ARGO_E_QUEUE_FULL || status == ARGO_E_RELEASING;
  return isQueueState ? status
                      : fail(handle, call->function, status, "the job was not accepted");
}

ArgoStatus run(ArgoSDKHandle handle, const char *imagePath, const char *optionJson,
               char **result) {
  Call call = {"run", imagePath, false, optionJson};
  return runAndWait(handle, &call, result);
}

ArgoStatus runBase64(ArgoSDKHandle handle, const char *imageBase64, const char *optionJson,
                     char **result) {
  Call call = {"runBase64", imageBase64, true, optionJson};
  return runAndWait(handle, &call, result);
}

ArgoStatus runAsync(ArgoSDKHandle handle, const char *imagePath, const char *optionJson,
                    C_RESULT_CALLBACK callback, void *userData, ArgoJobId *jobId) {
  Call call = {"runAsync", imagePath, false, optionJson};
  return submitCall(handle, &call, callback != NULL, callback, userData, jobId);
}

ArgoStatus runAsyncBase64(ArgoSDKHandle handle, const char *imageBase64, const char *optionJson,
                          C_RESULT_CALLBACK callback, void *userData, ArgoJobId *jobId) {
  Call call = {"runAsyncBase64", imageBase64, true, optionJson};
  return submitCall(handle, &call, callback != NULL, callback, userData, jobId);
}

ArgoStatus runAsyncQueue(ArgoSDKHandle handle, const char *imagePath, const char *optionJson,
                         ArgoJobId *jobId) {
  Call call = {"runAsyncQueue", imagePath, false, optionJson};
  return submitCall(handle, &call, true, NULL, NULL, jobId);
}

ArgoStatus runAsyncQueueBase64(ArgoSDKHandle handle, const char *imageBase64,
                               const char *optionJson, ArgoJobId *jobId) {
  Call call = {"runAsyncQueueBase64", imageBase64, true, optionJson};
  return submitCall(handle, &call, true, NULL, NULL, jobId);
}
