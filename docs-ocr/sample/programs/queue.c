/* One thread submits images; another collects the texts in the order of submission. */
#include <stdbool.h>
#include <stdio.h>
#include <threads.h>

#include "argo_sdk.h"

enum { CAPACITY = 4 }; /* queueCapacity of the engine */

typedef struct Line {
  ArgoSDKHandle handle;
  char **images;
  int total;
  mtx_t lock;
  cnd_t changed;
  int held;      /* jobs submitted and not yet collected */
  int failed;    /* images without a text */
  bool complete; /* nothing more will be submitted */
} Line;

/* Counts a job that was submitted (1) or collected (-1), and an image that failed. */
static void count(Line *line, int held, int failed) {
  mtx_lock(&line->lock);
  line->held += held;
  line->failed += failed;
  cnd_signal(&line->changed);
  mtx_unlock(&line->lock);
}

static int submitAll(void *argument) {
  Line *line = argument;

  for (int i = 0; i < line->total; i++) {
    mtx_lock(&line->lock);
    while (line->held == CAPACITY) {
      cnd_wait(&line->changed, &line->lock); /* the collector makes room */
    }
    mtx_unlock(&line->lock);
    ArgoStatus status = runAsyncQueue(line->handle, line->images[i], "{\"format\":\"text\"}", NULL);
    if (status != ARGO_OK) {
      fprintf(stderr, "%s: not accepted, status %d\n", line->images[i], (int)status);
    }
    count(line, status == ARGO_OK, status != ARGO_OK);
  }
  mtx_lock(&line->lock);
  line->complete = true;
  cnd_signal(&line->changed);
  mtx_unlock(&line->lock);
  return 0;
}

/* Waits until there is a job to collect; returns false when no more will follow. */
static bool hasJob(Line *line) {
  mtx_lock(&line->lock);
  while (line->held == 0 && !line->complete) {
    cnd_wait(&line->changed, &line->lock);
  }
  bool found = line->held > 0;
  mtx_unlock(&line->lock);
  return found;
}

static int collectAll(Line *line) {
  int collected = 0;

  while (hasJob(line)) {
    ArgoJobId job = 0;
    ArgoStatus job_status = ARGO_OK;
    char *text = NULL;
    ArgoStatus status = waitResult(line->handle, ARGO_WAIT_FOREVER, &job, &job_status, &text);

    if (status != ARGO_OK) {
      job_status = status;
    }
    printf("%llu: status %d, %s\n", (unsigned long long)job, (int)job_status,
           text ? text : "no text");
    freePointer(text);
    count(line, -1, job_status != ARGO_OK);
    collected++;
  }
  return collected;
}

int main(int argc, char **argv) {
  Line line = {.images = argv + 1, .total = argc > 1 ? argc - 1 : 0};
  char makeUp[96];
  thrd_t submitter;
  int exit_code = 2;

  snprintf(makeUp, sizeof makeUp,
           "{\"model\":{\"file\":\"document.imr\"},\"workers\":2,\"queueCapacity\":%d}", CAPACITY);
  ArgoStatus status = CreateFromMakeUpJsonStr(makeUp, &line.handle);
  if (status != ARGO_OK) {
    fprintf(stderr, "engine: status %d\n", (int)status);
    return exit_code;
  }
  mtx_init(&line.lock, mtx_plain);
  cnd_init(&line.changed);
  if (thrd_create(&submitter, submitAll, &line) == thrd_success) {
    int collected = collectAll(&line);
    thrd_join(submitter, NULL);
    printf("%d result(s)\n", collected);
    exit_code = line.failed == 0 ? 0 : 1;
  } else {
    fprintf(stderr, "no thread for submitting\n");
  }
  releaseArgoSDK(line.handle);
  cnd_destroy(&line.changed);
  mtx_destroy(&line.lock);
  return exit_code;
}
