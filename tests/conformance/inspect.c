/* Functions that describe an engine as JSON. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "argo_names.h"
#include "conformance.h"
#include "schemas.h"

static ArgoStatus checkInspect(ArgoSDKHandle handle, const char *function, char **json,
                               bool needsModel) {
  if (json) {
    *json = NULL;
  }
  ArgoStatus status = checkHandle(handle, function);
  if (status != ARGO_OK) {
    return status;
  }
  if (!json) {
    return fail(handle, function, ARGO_E_INVALID_ARGUMENT, "a required pointer is NULL");
  }
  if (needsModel && !handle->ready) {
    return fail(handle, function, ARGO_E_NOT_INITIALIZED, "the handle has no model");
  }
  return ARGO_OK;
}

/* Returns a copy of the text to the program, and frees the text. */
static ArgoStatus give(ArgoSDKHandle handle, const char *function, char **json, char *text) {
  *json = text ? giveString(text) : NULL;
  free(text);
  return *json ? ARGO_OK : fail(handle, function, ARGO_E_OUT_OF_MEMORY, "no memory for the result");
}

static void putLanguages(FILE *out, const Model *model) {
  for (int i = 0; i < model->languageCount; i++) {
    fprintf(out, "%s\"%s\"", i ? "," : "", model->languages[i]);
  }
}

ArgoStatus getArgoEngineInitInfo(ArgoSDKHandle handle, char **infoJson) {
  ArgoStatus status = checkInspect(handle, "getArgoEngineInitInfo", infoJson, true);
  char *text = NULL, path[6 * PATH_MAX + 3];
  size_t size;
  FILE *out = status == ARGO_OK ? open_memstream(&text, &size) : NULL;
  if (!out) {
    return status;
  }
  USE(handle, "getArgoEngineInitInfo", false);
  jsonQuote(handle->model.file, path, sizeof path);
  fprintf(out, "{\"apiVersion\":\"1.0\",\"model\":{\"file\":%s,\"name\":\"%s\",\"languages\":[",
          path, handle->model.name);
  putLanguages(out, &handle->model);
  fprintf(out, "]},\"device\":{\"type\":\"%s\",\"index\":%ld},\"workers\":%ld,\"queueCapacity\":%ld}",
          handle->deviceType, handle->deviceIndex, handle->workers, handle->queueCapacity);
  fclose(out);
  return give(handle, "getArgoEngineInitInfo", infoJson, text);
}

ArgoStatus getOpenApiOption(ArgoSDKHandle handle, char **optionJson) {
  ArgoStatus status = checkInspect(handle, "getOpenApiOption", optionJson, true);
  char *text = NULL;
  size_t size;
  FILE *out = status == ARGO_OK ? open_memstream(&text, &size) : NULL;
  if (!out) {
    return status;
  }
  USE(handle, "getOpenApiOption", false);
  fputs(RUN_OPTION_BEFORE_LANGUAGES "\"enum\":[", out);
  putLanguages(out, &handle->model);
  fputs("]" RUN_OPTION_AFTER_LANGUAGES, out);
  fclose(out);
  return give(handle, "getOpenApiOption", optionJson, text);
}

ArgoStatus getOpenApi(char **openApiJson) {
  if (!openApiJson) {
    return fail(NULL, "getOpenApi", ARGO_E_INVALID_ARGUMENT, "openApiJson is NULL");
  }
  return give(NULL, "getOpenApi", openApiJson, strdup(OPEN_API));
}

ArgoStatus getResourcesInfo(ArgoSDKHandle handle, char **resourcesJson) {
  ArgoStatus status = checkInspect(handle, "getResourcesInfo", resourcesJson, false);
  char *text = NULL;
  size_t size;
  FILE *out = status == ARGO_OK ? open_memstream(&text, &size) : NULL;
  if (!out) {
    return status;
  }
  USE(handle, "getResourcesInfo", false);
  fprintf(out,
          "{\"modelBytes\":%lld,\"workerBytes\":%lld,\"workers\":%ld,\"pendingBytes\":%lld,"
          "\"resultBytes\":%lld,\"gpus\":[",
          handle->model.modelBytes, handle->model.workerBytes, handle->workers,
          heldBytes(handle, false), heldBytes(handle, true));
  for (int i = 0; i < getGpuCount(); i++) {
    fprintf(out, "%s{\"index\":%d,\"totalBytes\":8589934592,\"freeBytes\":8000000000}",
            i ? "," : "", i);
  }
  fputs("]}", out);
  fclose(out);
  return give(handle, "getResourcesInfo", resourcesJson, text);
}

ArgoStatus getStatusJsonStr(ArgoSDKHandle handle, char **statusJson) {
  char *text = NULL, license[160], message[600];
  long running, pending, results;
  size_t size;
  if (statusJson) {
    *statusJson = NULL;
  }
  /* Not checkInspect: a failure of this call does not change lastError. */
  if (checkHandle(handle, "getStatusJsonStr") != ARGO_OK) {
    return ARGO_E_INVALID_HANDLE;
  }
  FILE *out = statusJson ? open_memstream(&text, &size) : NULL;
  if (!out) {
    return fail(NULL, "getStatusJsonStr", ARGO_E_INVALID_ARGUMENT, "statusJson is NULL");
  }
  USE(handle, "getStatusJsonStr", false);
  countJobs(handle, &running, &pending, &results);
  licenseDescribe(license);
  pthread_mutex_lock(&handle->lock);
  jsonQuote(handle->lastMessage, message, sizeof message);
  ArgoStatus last = handle->lastCode;
  pthread_mutex_unlock(&handle->lock);
  fprintf(out,
          "{\"state\":\"%s\",\"running\":%ld,\"pending\":%ld,\"results\":%ld,\"license\":%s,"
          "\"lastError\":{\"code\":%d,\"name\":\"%s\",\"message\":%s}}",
          handle->ready ? "ready" : "created", running, pending, results, license, (int)last,
          statusName(last), message);
  fclose(out);
  return give(NULL, "getStatusJsonStr", statusJson, text);
}
