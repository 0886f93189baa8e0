/* Submits the images named on the command line; a callback prints each text when it is ready. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <threads.h>

#include "argo_sdk.h"

/* What the callback and the submitting thread share. It outlives every callback. */
typedef struct Progress {
  mtx_t lock;
  cnd_t changed;
  int open;    /* accepted jobs whose callback has not ended */
  int failed;  /* images without a text */
  bool broken; /* ARGO_E_INTERNAL: nothing more may be submitted */
} Progress;

typedef struct Request {
  Progress *progress;
  const char *image;
} Request;

static void ARGO_CALL onResult(ArgoJobId jobId, ArgoStatus status, const char *result,
                               void *userData) {
  Request *request = userData;
  Progress *progress = request->progress;

  (void)jobId;
  if (status == ARGO_OK) {
    printf("--- %s\n%s\n", request->image, result); /* used here, so no copy is needed */
    fflush(stdout); /* a signal that ends the program loses no text */
  } else {
    fprintf(stderr, "%s: status %d\n", request->image, (int)status);
  }
  mtx_lock(&progress->lock);
  progress->open--;
  progress->failed += status != ARGO_OK;
  progress->broken |= status == ARGO_E_INTERNAL;
  cnd_signal(&progress->changed);
  mtx_unlock(&progress->lock);
}

/* Submits one image; at the job limit, waits for a callback and tries again. */
static void submit(ArgoSDKHandle handle, Request *request) {
  const char *option = "{\"format\":\"text\",\"timeoutMs\":30000}";
  Progress *progress = request->progress;
  ArgoStatus status = ARGO_E_INTERNAL;

  mtx_lock(&progress->lock); /* the callback of this job can run, but cannot count it yet */
  while (!progress->broken &&
         (status = runAsync(handle, request->image, option, onResult, request, NULL)) ==
             ARGO_E_QUEUE_FULL) {
    cnd_wait(&progress->changed, &progress->lock);
  }
  if (status == ARGO_OK) {
    progress->open++;
  } else {
    fprintf(stderr, "%s: not submitted, status %d\n", request->image, (int)status);
    progress->failed++;
  }
  mtx_unlock(&progress->lock);
}

int main(int argc, char **argv) {
  Request *requests = calloc((size_t)argc + 1, sizeof *requests);
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
    requests[i] = (Request){&progress, argv[i]};
    submit(handle, &requests[i]);
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
  if (fflush(stdout) != 0 || ferror(stdout)) {
    fprintf(stderr, "the texts cannot be written\n");
    return 2;
  }
  return progress.broken ? 2 : progress.failed > 0;
}
