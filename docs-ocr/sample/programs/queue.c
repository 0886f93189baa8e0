/* One thread submits images; another collects the texts in the order of submission. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <threads.h>

#include "argo_sdk.h"

enum { LIMIT = 4 }; /* queueCapacity of the engine: jobs that it holds at once */

typedef struct Line {
  ArgoSDKHandle handle;
  char **images;
  ArgoJobId *jobs; /* number of the job of each image; 0 when it was not accepted */
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
  const char *option = "{\"format\":\"text\",\"timeoutMs\":60000}"; /* for each recognition */

  for (int i = 0; i < line->total; i++) {
    mtx_lock(&line->lock);
    while (line->held == LIMIT) {
      cnd_wait(&line->changed, &line->lock); /* the collector makes room */
    }
    mtx_unlock(&line->lock);
    ArgoStatus status = runAsyncQueue(line->handle, line->images[i], option, &line->jobs[i]);
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

/* Prints each text after the name of its image. */
static void collectAll(Line *line) {
  int next = 0;

  while (hasJob(line)) {
    ArgoJobId job = 0;
    ArgoStatus job_status = ARGO_OK;
    char *text = NULL;
    ArgoStatus status = waitResult(line->handle, ARGO_WAIT_FOREVER, &job, &job_status, &text);

    if (status != ARGO_OK) {
      fprintf(stderr, "no result: status %d\n", (int)status);
      count(line, -1, 1);
      continue;
    }
    while (line->jobs[next] != job) {
      next++; /* results arrive in the order of submission; skips what was not accepted */
    }
    if (job_status == ARGO_OK) {
      printf("--- %s\n%s\n", line->images[next], text);
    } else {
      fprintf(stderr, "%s: status %d\n", line->images[next], (int)job_status);
    }
    next++;
    freePointer(text);
    count(line, -1, job_status != ARGO_OK);
  }
}

int main(int argc, char **argv) {
  Line line = {.images = argv + 1, .total = argc > 1 ? argc - 1 : 0};
  char makeUp[96];
  thrd_t submitter;
  ArgoStatus status = ARGO_E_OUT_OF_MEMORY;
  int exit_code = 2;

  snprintf(makeUp, sizeof makeUp,
           "{\"model\":{\"file\":\"document.imr\"},\"workers\":2,\"queueCapacity\":%d}", LIMIT);
  line.jobs = calloc((size_t)line.total + 1, sizeof *line.jobs);
  if (line.jobs) {
    status = CreateFromMakeUpJsonStr(makeUp, &line.handle);
  }
  if (status != ARGO_OK) {
    fprintf(stderr, "engine: status %d\n", (int)status);
    free(line.jobs);
    return exit_code;
  }
  mtx_init(&line.lock, mtx_plain);
  cnd_init(&line.changed);
  if (thrd_create(&submitter, submitAll, &line) == thrd_success) {
    collectAll(&line);
    thrd_join(submitter, NULL);
    exit_code = line.failed == 0 ? 0 : 1;
  } else {
    fprintf(stderr, "no thread for submitting\n");
  }
  releaseArgoSDK(line.handle);
  cnd_destroy(&line.changed);
  mtx_destroy(&line.lock);
  free(line.jobs);
  return exit_code;
}
