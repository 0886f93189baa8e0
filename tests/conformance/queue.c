/* The queue of jobs without a callback. */
#include <time.h>

#include "conformance.h"

static Job *oldestQueueJob(ArgoSDKHandle handle) {
  Job *job = handle->jobs;
  while (job && (job->callback || job->dropped)) {
    job = job->next;
  }
  return job;
}

/* Removes waiting and finished jobs, and marks running jobs as dropped. */
static bool dropQueueJobs(ArgoSDKHandle handle) {
  bool any = false;
  for (Job *job = handle->jobs, *next; job; job = next) {
    next = job->next;
    if (!job->callback && !job->dropped) {
      any = true;
      job->dropped = true;
      if (job->state != JOB_RUNNING) {
        removeJob(handle, job);
      }
    }
  }
  return any;
}

static bool anyDropped(ArgoSDKHandle handle) {
  Job *job = handle->jobs;
  while (job && !job->dropped) {
    job = job->next;
  }
  return job != NULL;
}

ArgoStatus releaseQueue(ArgoSDKHandle handle) {
  if (checkHandle(handle, "releaseQueue") != ARGO_OK) {
    return ARGO_E_INVALID_HANDLE;
  }
  USE(handle, "releaseQueue", false);
  if (callbackDepth > 0) {
    return fail(handle, "releaseQueue", ARGO_E_IN_CALLBACK, "called from a result callback");
  }
  if (!handle->ready) {
    return fail(handle, "releaseQueue", ARGO_E_NOT_INITIALIZED, "the handle has no model");
  }
  pthread_mutex_lock(&handle->lock);
  bool any = dropQueueJobs(handle);
  handle->queueGeneration += any;
  pthread_cond_broadcast(&handle->changed);
  while (any && anyDropped(handle)) {
    pthread_cond_wait(&handle->changed, &handle->lock);
  }
  pthread_mutex_unlock(&handle->lock);
  return any ? ARGO_OK : ARGO_E_QUEUE_EMPTY;
}

static struct timespec deadlineAfter(int timeoutMs) {
  struct timespec at;
  clock_gettime(CLOCK_REALTIME, &at);
  at.tv_sec += timeoutMs / 1000;
  at.tv_nsec += timeoutMs % 1000 * 1000000L;
  at.tv_sec += at.tv_nsec / 1000000000L;
  at.tv_nsec %= 1000000000L;
  return at;
}

/* Call with the lock held. Waits until the oldest queue job is done. */
static ArgoStatus awaitOldest(ArgoSDKHandle handle, int timeoutMs, Job **job) {
  struct timespec deadline = deadlineAfter(timeoutMs < 0 ? 0 : timeoutMs);
  unsigned long generation = handle->queueGeneration;
  bool late = false;
  for (;;) {
    if (generation != handle->queueGeneration) {
      return ARGO_E_QUEUE_RELEASED;
    }
    *job = oldestQueueJob(handle);
    if (!*job) {
      return ARGO_E_QUEUE_EMPTY;
    }
    if ((*job)->state == JOB_DONE) {
      return ARGO_OK;
    }
    if (late || timeoutMs == 0) {
      return ARGO_E_TIMEOUT;
    }
    if (timeoutMs < 0) {
      pthread_cond_wait(&handle->changed, &handle->lock);
    } else {
      late = pthread_cond_timedwait(&handle->changed, &handle->lock, &deadline) != 0;
    }
  }
}

static ArgoStatus checkWait(ArgoSDKHandle handle, int timeoutMs, const ArgoJobId *jobId,
                            const ArgoStatus *jobStatus, char *const *result) {
  if (!jobId || !jobStatus || !result) {
    return fail(handle, "waitResult", ARGO_E_INVALID_ARGUMENT, "a required pointer is NULL");
  }
  if (timeoutMs < ARGO_WAIT_FOREVER) {
    return fail(handle, "waitResult", ARGO_E_INVALID_ARGUMENT,
                "timeoutMs is below -1 [ARGO-waitResult-timeoutMs]");
  }
  if (callbackDepth > 0) {
    return fail(handle, "waitResult", ARGO_E_IN_CALLBACK, "called from a result callback");
  }
  if (!handle->ready) {
    return fail(handle, "waitResult", ARGO_E_NOT_INITIALIZED, "the handle has no model");
  }
  return ARGO_OK;
}

ArgoStatus waitResult(ArgoSDKHandle handle, int timeoutMs, ArgoJobId *jobId,
                      ArgoStatus *jobStatus, char **result) {
  Job *job = NULL;
  if (jobId) {
    *jobId = 0;
  }
  if (jobStatus) {
    *jobStatus = ARGO_OK;
  }
  if (result) {
    *result = NULL;
  }
  ArgoStatus status = checkHandle(handle, "waitResult");
  if (status != ARGO_OK) {
    return status;
  }
  USE(handle, "waitResult", false);
  status = checkWait(handle, timeoutMs, jobId, jobStatus, result);
  if (status != ARGO_OK) {
    return status;
  }
  pthread_mutex_lock(&handle->lock);
  status = awaitOldest(handle, timeoutMs, &job);
  if (status == ARGO_OK) {
    *jobId = job->id;
    *jobStatus = job->status;
    noteStatus(handle, job->status);
    *result = job->result;
    job->result = NULL;
    removeJob(handle, job);
  }
  pthread_mutex_unlock(&handle->lock);
  return status; /* states of the queue are not logged */
}
