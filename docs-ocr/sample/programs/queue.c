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
  int total;
  mtx_t lock; /* of the rest */
  cnd_t changed;
  char **accepted; /* the images that were submitted, in that order */
  int submitted, collected, failed;
  bool complete; /* nothing more will be submitted */
  bool broken;   /* ARGO_E_INTERNAL: nothing more may be submitted */
} Line;

static int submitAll(void *argument) {
  Line *line = argument;
  const char *option = "{\"format\":\"text\",\"timeoutMs\":60000}"; /* for each recognition */

  mtx_lock(&line->lock);
  for (int i = 0; i < line->total; i++) {
    while (line->submitted - line->collected == LIMIT && !line->broken) {
      cnd_wait(&line->changed, &line->lock); /* the collector makes room */
    }
    ArgoStatus status = line->broken
                            ? ARGO_E_INTERNAL
                            : runAsyncQueue(line->handle, line->images[i], option, NULL);
    if (status == ARGO_OK) {
      line->accepted[line->submitted++] = line->images[i];
      cnd_signal(&line->changed);
    } else {
      fprintf(stderr, "%s: not submitted, status %d\n", line->images[i], (int)status);
      line->failed++;
    }
  }
  line->complete = true;
  cnd_signal(&line->changed);
  mtx_unlock(&line->lock);
  return 0;
}

/* Waits until there is a job to collect; returns its image, or NULL when no more will follow. */
static const char *nextImage(Line *line) {
  mtx_lock(&line->lock);
  while (line->submitted == line->collected && !line->complete) {
    cnd_wait(&line->changed, &line->lock);
  }
  const char *image =
      line->submitted > line->collected ? line->accepted[line->collected] : NULL;
  mtx_unlock(&line->lock);
  return image;
}

/* Prints each text after the name of its image. */
static void collectAll(Line *line) {
  const char *image;

  while ((image = nextImage(line)) != NULL) {
    ArgoJobId job = 0;
    ArgoStatus job_status = ARGO_OK;
    char *text = NULL;
    ArgoStatus status = waitResult(line->handle, ARGO_WAIT_FOREVER, &job, &job_status, &text);

    status = status == ARGO_OK ? job_status : status;
    mtx_lock(&line->lock);
    line->collected++;
    line->failed += status != ARGO_OK;
    line->broken |= status == ARGO_E_INTERNAL;
    cnd_signal(&line->changed);
    mtx_unlock(&line->lock);
    if (status == ARGO_OK) {
      printf("--- %s\n%s\n", image, text);
      fflush(stdout); /* a signal that ends the program loses no text */
    } else {
      fprintf(stderr, "%s: status %d\n", image, (int)status);
    }
    freePointer(text);
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
  line.accepted = calloc((size_t)line.total + 1, sizeof *line.accepted);
  if (line.accepted) {
    status = CreateFromMakeUpJsonStr(makeUp, &line.handle);
  }
  if (status != ARGO_OK) {
    fprintf(stderr, "engine: status %d\n", (int)status);
    free(line.accepted);
    return exit_code;
  }
  mtx_init(&line.lock, mtx_plain);
  cnd_init(&line.changed);
  if (thrd_create(&submitter, submitAll, &line) == thrd_success) {
    collectAll(&line);
    thrd_join(submitter, NULL);
    exit_code = line.broken ? 2 : line.failed > 0;
  } else {
    fprintf(stderr, "no thread for submitting\n");
  }
  releaseArgoSDK(line.handle);
  cnd_destroy(&line.changed);
  mtx_destroy(&line.lock);
  free(line.accepted);
  if (fflush(stdout) != 0 || ferror(stdout)) {
    fprintf(stderr, "the texts cannot be written\n");
    return 2;
  }
  return exit_code;
}
