/* Submits the images named on the command line; a callback prints each text when it is ready. */
#include <stdio.h>
#include <stdlib.h>
#include <threads.h>

#include "argo_sdk.h"

/* What the callback and the submitting thread share. It outlives every callback. */
typedef struct Progress {
  mtx_t lock;
  cnd_t changed;
  int open;     /* accepted jobs whose callback has not been called */
  int finished; /* jobs that ended, with or without a result */
  int failed;
} Progress;

typedef struct Request {
  Progress *progress;
  const char *image;
} Request;

static void finish(Progress *progress, int failed) {
  mtx_lock(&progress->lock);
  progress->open--;
  progress->finished++;
  progress->failed += failed;
  cnd_signal(&progress->changed);
  mtx_unlock(&progress->lock);
}

static void ARGO_CALL onResult(ArgoJobId jobId, ArgoStatus status, const char *result,
                               void *userData) {
  Request *request = userData;

  (void)jobId;
  if (status == ARGO_OK) {
    printf("--- %s\n%s\n", request->image, result); /* used here, so no copy is needed */
  } else {
    fprintf(stderr, "%s: status %d\n", request->image, (int)status);
  }
  finish(request->progress, status != ARGO_OK);
}

/* Submits one image; while the job limit is reached, waits for a callback and tries again. */
static void submit(ArgoSDKHandle handle, Request *request) {
  Progress *progress = request->progress;
  ArgoStatus status = ARGO_E_QUEUE_FULL;

  mtx_lock(&progress->lock);
  progress->open++; /* before the call: the callback may run before runAsync returns */
  while (status == ARGO_E_QUEUE_FULL) {
    int before = progress->finished;
    mtx_unlock(&progress->lock);
    status = runAsync(handle, request->image, "{\"format\":\"text\"}", onResult, request, NULL);
    mtx_lock(&progress->lock);
    while (status == ARGO_E_QUEUE_FULL && progress->finished == before) {
      cnd_wait(&progress->changed, &progress->lock);
    }
  }
  mtx_unlock(&progress->lock);
  if (status != ARGO_OK) {
    fprintf(stderr, "%s: not accepted, status %d\n", request->image, (int)status);
    finish(progress, 1);
  }
}

int main(int argc, char **argv) {
  Request *requests = calloc((size_t)argc, sizeof *requests); /* one for each image, and one spare */
  Progress progress = {.open = 0};
  ArgoSDKHandle handle = NULL;
  ArgoStatus status = ARGO_E_OUT_OF_MEMORY;
  const char *makeUp =
      "{\"model\":{\"file\":\"document.imr\"},\"workers\":1,\"queueCapacity\":2}";

  if (requests) {
    status = CreateFromMakeUpJsonStr(makeUp, &handle);
  }
  if (status != ARGO_OK) {
    fprintf(stderr, "engine: status %d\n", (int)status);
    free(requests);
    return 2;
  }
  mtx_init(&progress.lock, mtx_plain);
  cnd_init(&progress.changed);
  for (int i = 1; i < argc; i++) {
    requests[i - 1] = (Request){&progress, argv[i]};
    submit(handle, &requests[i - 1]);
  }
  mtx_lock(&progress.lock);
  while (progress.open > 0) {
    cnd_wait(&progress.changed, &progress.lock);
  }
  mtx_unlock(&progress.lock);
  releaseArgoSDK(handle); /* no callback runs after this call */
  cnd_destroy(&progress.changed);
  mtx_destroy(&progress.lock);
  free(requests);
  return progress.failed == 0 ? 0 : 1;
}
