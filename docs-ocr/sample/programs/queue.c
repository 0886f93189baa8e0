/* One thread submits images, another collects their texts in the order of submission. */
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <threads.h>

#include "argo_sdk.h"

typedef struct Line {
  ArgoSDKHandle handle;
  const char *const *images;
  int count;
  atomic_int submitted; /* jobs accepted so far */
  atomic_bool complete; /* nothing more will be submitted */
} Line;

static void pause_a_moment(void) {
  thrd_sleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
}

static int submitAll(void *argument) {
  Line *line = argument;

  for (int i = 0; i < line->count; i++) {
    ArgoStatus status;
    while ((status = runAsyncQueue(line->handle, line->images[i], "{\"format\":\"text\"}", NULL)) ==
           ARGO_E_QUEUE_FULL) {
      pause_a_moment(); /* the collector makes room */
    }
    if (status == ARGO_OK) {
      atomic_fetch_add(&line->submitted, 1);
    } else {
      fprintf(stderr, "%s: not accepted, status %d\n", line->images[i], (int)status);
    }
  }
  atomic_store(&line->complete, true);
  return 0;
}

static int collectAll(Line *line) {
  int collected = 0;

  for (;;) {
    bool last = atomic_load(&line->complete) && collected == atomic_load(&line->submitted);
    ArgoJobId job = 0;
    ArgoStatus job_status = ARGO_OK;
    char *text = NULL;
    ArgoStatus status =
        last ? ARGO_E_QUEUE_EMPTY
             : waitResult(line->handle, ARGO_WAIT_FOREVER, &job, &job_status, &text);

    if (status == ARGO_OK) {
      collected++;
      printf("%llu: status %d, %s\n", (unsigned long long)job, (int)job_status,
             text ? text : "no text");
      freePointer(text);
    } else if (status == ARGO_E_QUEUE_EMPTY && !last) {
      pause_a_moment(); /* the submitter is slower: nothing to wait for yet */
    } else {
      return collected;
    }
  }
}

int main(int argc, char **argv) {
  Line line = {.images = (const char *const *)argv + 1, .count = argc - 1};
  thrd_t submitter;

  if (CreateFromMakeUpJsonStr(
          "{\"model\":{\"file\":\"document.imr\"},\"workers\":2,\"queueCapacity\":4}",
          &line.handle) != ARGO_OK) {
    return 2;
  }
  if (thrd_create(&submitter, submitAll, &line) == thrd_success) {
    int collected = collectAll(&line);
    thrd_join(submitter, NULL);
    printf("%d result(s)\n", collected);
  }
  releaseArgoSDK(line.handle);
  return 0;
}
