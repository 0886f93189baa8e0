/* Creation, initialization and release of engines. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "conformance.h"

#define DEFAULTS ((MakeUp){.deviceType = "auto", .workers = 1, .queueCapacity = 64, .action = "activate", .mode = "online"})

static long long setting(const char *name, long long otherwise) {
  const char *value = getenv(name);
  return value ? strtoll(value, NULL, 10) : otherwise;
}

/* CUDA uses the listed devices up to the first one that does not exist. */
int getGpuCount(void) {
  int count = (int)setting("ARGO_CONFORMANCE_GPUS", 0);
  const char *list = getenv("CUDA_VISIBLE_DEVICES");
  int visible = 0;
  for (char *end; list; list = *end == ',' ? end + 1 : NULL) {
    long device = strtol(list, &end, 10);
    if (end == list || device < 0 || device >= count) {
      return visible;
    }
    visible++;
  }
  return visible ? visible : count;
}

int isCudaAvailable(void) {
  return getGpuCount() > 0;
}

/* Reads a model file, which is one line of text: see README.md. */
static ArgoStatus readModel(const char *path, Model *model) {
  char magic[16] = "", languages[64] = "";
  long version = 0;
  struct stat status;
  FILE *file = fopen(path, "r");
  if (!file) {
    return openFailure();
  }
  if (fstat(fileno(file), &status) != 0 || S_ISDIR(status.st_mode)) {
    fclose(file);
    return ARGO_E_FILE_ACCESS;
  }
  memset(model, 0, sizeof *model);
  snprintf(model->file, sizeof model->file, "%s", path);
  int read = fscanf(file, "%15s %ld %63s %63s %lld %lld", magic, &version, model->name, languages,
                    &model->modelBytes, &model->workerBytes);
  fclose(file);
  if (read != 6 || strcmp(magic, "ARGO-IMR") != 0) {
    return ARGO_E_MODEL;
  }
  char *rest = languages;
  for (char *word; (word = strtok_r(rest, ",", &rest)) && model->languageCount < MAX_LANGUAGES;) {
    snprintf(model->languages[model->languageCount++], 16, "%.15s", word);
  }
  return version == ARGO_SDK_API_VERSION ? ARGO_OK : ARGO_E_MODEL_VERSION;
}

static ArgoStatus checkMemory(const Model *model, long workers, bool cuda, const char **what) {
  long long needed = model->modelBytes + workers * model->workerBytes;
  *what = cuda ? "not enough memory on the CUDA device" : "not enough main memory";
  long long room = cuda ? setting("ARGO_CONFORMANCE_GPU_FREE_BYTES", 8000000000)
                        : setting("ARGO_CONFORMANCE_MEMORY_BYTES", 16000000000);
  return needed <= room ? ARGO_OK : cuda ? ARGO_E_GPU_MEMORY : ARGO_E_OUT_OF_MEMORY;
}

static ArgoStatus setUp(ArgoSDKHandle handle, const char *function, const MakeUp *makeUp) {
  const char *what = !makeUp->hasLicense ? "the stored activation"
                     : strcmp(makeUp->mode, "offline") == 0 ? makeUp->file
                                                            : "license.key";
  bool wantsCuda = strcmp(makeUp->deviceType, "cuda") == 0;
  bool cuda = strcmp(makeUp->deviceType, "cpu") != 0 && isCudaAvailable();
  Model model;
  if ((wantsCuda || cuda) && makeUp->deviceIndex >= getGpuCount()) {
    return fail(handle, function, ARGO_E_GPU_UNAVAILABLE, "device.index %ld of %d CUDA devices",
                makeUp->deviceIndex, getGpuCount());
  }
  if (failsInternally()) {
    return fail(handle, function, ARGO_E_INTERNAL, "a pretended fault");
  }
  ArgoStatus status = makeUp->hasLicense ? licenseActivate(makeUp) : licenseCheck();
  if (status == ARGO_OK) {
    what = makeUp->modelFile;
    status = readModel(makeUp->modelFile, &model);
  }
  if (status == ARGO_OK) {
    status = checkMemory(&model, makeUp->workers, cuda, &what);
  }
  if (status == ARGO_OK) {
    handle->model = model;
    snprintf(handle->deviceType, sizeof handle->deviceType, "%s", cuda ? "cuda" : "cpu");
    handle->deviceIndex = cuda ? makeUp->deviceIndex : 0;
    handle->workers = makeUp->workers;
    handle->queueCapacity = makeUp->queueCapacity;
    handle->ready = true;
    status = startThreads(handle);
  }
  return status == ARGO_OK ? status : fail(handle, function, status, "%s", what);
}

static ArgoStatus manageLicense(ArgoSDKHandle handle, const char *function, const MakeUp *makeUp) {
  bool revokes = strcmp(makeUp->action, "revoke") == 0;
  if (revokes && otherEngineReady(handle)) {
    return fail(handle, function, ARGO_E_BUSY, "another handle is ready");
  }
  if (failsInternally()) {
    return fail(handle, function, ARGO_E_INTERNAL, "a pretended fault");
  }
  ArgoStatus status = revokes ? licenseRevoke(makeUp) : licenseRequest(makeUp);
  return status == ARGO_OK ? status
                           : fail(handle, function, status, "license.action %s", makeUp->action);
}

static ArgoStatus makeUpFrom(ArgoSDKHandle handle, const char *function, const char *text,
                             bool creates) {
  char message[256] = "makeUpJson is not a JSON object";
  MakeUp makeUp;
  Json *json = jsonParse(text);
  ArgoStatus status = ARGO_E_JSON;
  if (json && json->type == JSON_OBJECT) {
    status = readMakeUp(json, &makeUp, message);
  }
  bool activates = status == ARGO_OK && strcmp(makeUp.action, "activate") == 0;
  if (status == ARGO_OK && creates && !activates) {
    status = ARGO_E_OPTION;
    snprintf(message, sizeof message, "license.action: expected activate, got %s", makeUp.action);
  }
  if (status != ARGO_OK) {
    status = fail(handle, function, status, "%s", message);
  } else {
    status = activates ? setUp(handle, function, &makeUp) : manageLicense(handle, function, &makeUp);
  }
  jsonFree(json);
  return status;
}

static ArgoStatus checkInput(ArgoSDKHandle handle, const char *function, const char *text) {
  if (!text) {
    return fail(handle, function, ARGO_E_INVALID_ARGUMENT, "a required pointer is NULL");
  }
  if (callbackDepth > 0) {
    return fail(handle, function, ARGO_E_IN_CALLBACK, "called from a result callback");
  }
  if (!isUtf8(text)) {
    return fail(handle, function, ARGO_E_ENCODING, "a string is not UTF-8");
  }
  return ARGO_OK;
}

static ArgoStatus initialize(ArgoSDKHandle handle, const char *function, const char *text,
                             bool fromFile) {
  ArgoStatus status = checkHandle(handle, function);
  if (status != ARGO_OK) {
    return status;
  }
  USE(handle, function, true);
  traceSubmission(handle, function);
  status = checkInput(handle, function, text);
  if (status != ARGO_OK) {
    return status;
  }
  if (handle->ready) {
    return fail(handle, function, ARGO_E_ALREADY_INITIALIZED, "the handle already has a model");
  }
  MakeUp makeUp = DEFAULTS;
  makeUp.modelFile = text;
  status = fromFile ? setUp(handle, function, &makeUp) : makeUpFrom(handle, function, text, false);
  noteStatus(handle, status);
  return status;
}

ArgoStatus initFromImrModelFile(ArgoSDKHandle handle, const char *modelPath) {
  return initialize(handle, "initFromImrModelFile", modelPath, true);
}

ArgoStatus initFromMakeUpJsonStr(ArgoSDKHandle handle, const char *makeUpJson) {
  return initialize(handle, "initFromMakeUpJsonStr", makeUpJson, false);
}

ArgoStatus CreateArgoSDK(ArgoSDKHandle *handle) {
  if (!handle) {
    return fail(NULL, "CreateArgoSDK", ARGO_E_INVALID_ARGUMENT, "handle is NULL");
  }
  *handle = NULL;
  if (callbackDepth > 0) {
    return fail(NULL, "CreateArgoSDK", ARGO_E_IN_CALLBACK, "called from a result callback");
  }
  return newEngine(handle, "CreateArgoSDK");
}

static ArgoStatus create(ArgoSDKHandle *handle, const char *function, const char *text,
                         bool fromFile) {
  if (handle) {
    *handle = NULL;
  }
  ArgoStatus status = checkInput(NULL, function, handle ? text : NULL);
  ArgoSDKHandle engine = NULL;
  status = status == ARGO_OK ? newEngine(&engine, function) : status;
  if (status != ARGO_OK) {
    return status;
  }
  MakeUp makeUp = DEFAULTS;
  makeUp.modelFile = text;
  status = fromFile ? setUp(engine, function, &makeUp) : makeUpFrom(engine, function, text, true);
  if (status == ARGO_OK) {
    *handle = engine;
  } else {
    releaseArgoSDK(engine);
  }
  return status;
}

ArgoStatus CreateFromImrModelFile(const char *modelPath, ArgoSDKHandle *handle) {
  return create(handle, "CreateFromImrModelFile", modelPath, true);
}

ArgoStatus CreateFromMakeUpJsonStr(const char *makeUpJson, ArgoSDKHandle *handle) {
  return create(handle, "CreateFromMakeUpJsonStr", makeUpJson, false);
}

ArgoStatus releaseArgoSDK(ArgoSDKHandle handle) {
  if (!handle) {
    return ARGO_OK;
  }
  checkHandle(handle, "releaseArgoSDK");
  if (callbackDepth > 0) {
    return fail(handle, "releaseArgoSDK", ARGO_E_IN_CALLBACK, "called from a result callback");
  }
  USE(handle, "releaseArgoSDK", true);
  pthread_mutex_lock(&handle->lock);
  handle->releasing = true;
  pthread_cond_broadcast(&handle->changed);
  pthread_mutex_unlock(&handle->lock);
  for (long i = 0; i < handle->threadCount; i++) {
    pthread_join(handle->threads[i], NULL);
  }
  while (handle->jobs) {
    Job *job = handle->jobs;
    handle->jobs = job->next;
    freeJob(job);
  }
  discardEngine(handle);
  use.handle = NULL; /* freed */
  return ARGO_OK;
}
