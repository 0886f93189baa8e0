/* Workers and jobs. One list holds every job of an engine, in the order of submission. */
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "conformance.h"

static atomic_ullong lastJobId; /* unique in the process, since the log does not name handles */

void freeJob(Job *job) {
  discardString(job->result);
  free(job->path);
  free(job->image.data);
  free(job);
}

void removeJob(ArgoSDKHandle handle, Job *job) {
  Job **link = &handle->jobs;
  while (*link != job) {
    link = &(*link)->next;
  }
  *link = job->next;
  freeJob(job);
  pthread_cond_broadcast(&handle->changed);
}

static Job *nextWaiting(ArgoSDKHandle handle) {
  Job *job = handle->jobs;
  while (job && job->state != JOB_WAITING) {
    job = job->next;
  }
  return job;
}

/* True if a worker is free and no earlier job or run waits for one. */
static bool isNext(ArgoSDKHandle handle, unsigned long turn) {
  const Job *job = nextWaiting(handle);
  return handle->recognizing < handle->workers && (!job || job->turn >= turn) &&
         (!handle->turns || handle->turns->number >= turn);
}

void takeWorker(ArgoSDKHandle handle) {
  Turn own = {NULL, 0};
  pthread_mutex_lock(&handle->lock);
  own.number = ++handle->lastTurn;
  Turn **tail = &handle->turns;
  while (*tail) {
    tail = &(*tail)->next;
  }
  *tail = &own;
  while (!isNext(handle, own.number)) {
    pthread_cond_wait(&handle->changed, &handle->lock);
  }
  handle->turns = own.next;
  handle->recognizing++;
  pthread_cond_broadcast(&handle->changed);
  pthread_mutex_unlock(&handle->lock);
}

void giveWorkerBack(ArgoSDKHandle handle) {
  pthread_mutex_lock(&handle->lock);
  handle->recognizing--;
  pthread_cond_broadcast(&handle->changed);
  pthread_mutex_unlock(&handle->lock);
}

static void work(ArgoSDKHandle handle, Job *job) {
  job->status = job->path ? readFile(job->path, &job->image) : ARGO_OK;
  if (job->status == ARGO_OK) {
    job->status = recognize(handle, &job->image, &job->option, &job->result);
  }
  pthread_mutex_lock(&handle->lock); /* heldBytes() reads the size */
  free(job->image.data);
  job->image = (Bytes){NULL, 0};
  pthread_mutex_unlock(&handle->lock);
  if (job->status != ARGO_OK) {
    char name[32];
    snprintf(name, sizeof name, "job %llu", (unsigned long long)job->id);
    fail(handle, name, job->status, "%.200s", job->path ? job->path : "Base64 image");
  }
}

/* Call with the lock held. Unlocks it during recognition. */
static void perform(ArgoSDKHandle handle, Job *job) {
  bool cancelled = handle->releasing;
  job->state = JOB_RUNNING;
  handle->recognizing += !cancelled;
  pthread_mutex_unlock(&handle->lock);
  if (cancelled) {
    job->status = ARGO_E_CANCELLED;
  } else {
    work(handle, job);
    giveWorkerBack(handle);
  }
  pthread_mutex_lock(&handle->lock);
  if (!job->callback && (job->dropped || handle->releasing)) {
    removeJob(handle, job);
  } else {
    job->state = job->callback ? JOB_ENDED : JOB_DONE;
    job->end = ++handle->lastEnd;
    pthread_cond_broadcast(&handle->changed);
  }
}

static void *workerMain(void *argument) {
  ArgoSDKHandle handle = argument;
  pthread_mutex_lock(&handle->lock);
  for (;;) {
    Job *job = nextWaiting(handle);
    if (job && (handle->releasing || isNext(handle, job->turn))) {
      perform(handle, job);
    } else if (handle->releasing && !job) {
      break;
    } else {
      pthread_cond_wait(&handle->changed, &handle->lock);
    }
  }
  pthread_mutex_unlock(&handle->lock);
  return NULL;
}

/* Finds the first ended job whose callback is due. Sets `others` if jobs with callbacks exist. */
static Job *nextEnded(ArgoSDKHandle handle, bool *others) {
  Job *first = NULL;
  for (Job *job = handle->jobs; job; job = job->next) {
    *others = *others || job->callback;
    if (job->state == JOB_ENDED && (!first || job->end < first->end)) {
      first = job;
    }
  }
  return first;
}

/* A single thread runs all callbacks, so they never overlap or occupy a worker. */
static void *callerMain(void *argument) {
  ArgoSDKHandle handle = argument;
  pthread_mutex_lock(&handle->lock);
  for (;;) {
    bool others = false;
    Job *job = nextEnded(handle, &others);
    if (job) {
      job->state = JOB_CALLING; /* not counted in the capacity, so the callback can submit a job */
      pthread_mutex_unlock(&handle->lock);
      callbackDepth++;
      job->callback(job->id, job->status, job->result, job->userData);
      callbackDepth--;
      noteStatus(handle, job->status);
      pthread_mutex_lock(&handle->lock);
      removeJob(handle, job);
    } else if (handle->releasing && !others) {
      break;
    } else {
      pthread_cond_wait(&handle->changed, &handle->lock);
    }
  }
  pthread_mutex_unlock(&handle->lock);
  return NULL;
}

/* Blocks all signals in these threads, so that handlers run on the program's own threads. */
ArgoStatus startThreads(ArgoSDKHandle handle) {
  sigset_t all, before;
  ArgoStatus status = ARGO_OK;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  for (long i = 0; i <= handle->workers && status == ARGO_OK; i++) {
    void *(*work)(void *) = i < handle->workers ? workerMain : callerMain;
    if (pthread_create(&handle->threads[i], NULL, work, handle) == 0) {
      handle->threadCount++;
    } else {
      status = ARGO_E_OUT_OF_MEMORY;
    }
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return status;
}

ArgoStatus submit(ArgoSDKHandle handle, Job *job, ArgoJobId *jobId) {
  long held = 0;
  pthread_mutex_lock(&handle->lock);
  Job **tail = &handle->jobs;
  for (; *tail; tail = &(*tail)->next) {
    held += (*tail)->state != JOB_CALLING;
  }
  ArgoStatus status = handle->releasing                ? ARGO_E_RELEASING
                      : held >= handle->queueCapacity ? ARGO_E_QUEUE_FULL
                                                      : ARGO_OK;
  if (status == ARGO_OK) {
    job->turn = ++handle->lastTurn;
    job->id = atomic_fetch_add(&lastJobId, 1) + 1;
    *tail = job;
    if (jobId) {
      *jobId = job->id;
    }
    pthread_cond_broadcast(&handle->changed);
  }
  pthread_mutex_unlock(&handle->lock);
  return status;
}

void countJobs(ArgoSDKHandle handle, long *running, long *pending, long *results) {
  pthread_mutex_lock(&handle->lock);
  *running = handle->recognizing;
  *pending = *results = 0;
  for (const Job *job = handle->jobs; job; job = job->next) {
    *pending += job->state == JOB_WAITING;
    *results += job->state == JOB_DONE;
  }
  pthread_mutex_unlock(&handle->lock);
}

long long heldBytes(ArgoSDKHandle handle, bool results) {
  long long bytes = 0;
  pthread_mutex_lock(&handle->lock);
  for (const Job *job = handle->jobs; job; job = job->next) {
    bool done = job->state != JOB_WAITING && job->state != JOB_RUNNING;
    bytes += results ? (done ? (long long)strlen(job->result ? job->result : "") : 0)
                     : (done || job->path ? 0 : (long long)job->image.size);
  }
  pthread_mutex_unlock(&handle->lock);
  return bytes;
}
