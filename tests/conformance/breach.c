#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "argo_names.h"
#include "conformance.h"

static int logFile = -1;
static pthread_mutex_t logLock = PTHREAD_MUTEX_INITIALIZER;

void breach(const char *rule, const char *format, ...) {
  va_list arguments;
  fflush(NULL);
  fprintf(stderr, "argo conformance: breach: %s: ", rule);
  va_start(arguments, format);
  vfprintf(stderr, format, arguments);
  va_end(arguments);
  fputc('\n', stderr);
  fflush(NULL);
  _exit(EXIT_BREACH); /* not exit(): other threads may still hold the library's locks */
}

void logLine(const char *function, ArgoStatus status, const char *message) {
  char now[24];
  struct tm utc;
  gmtime_r(&(time_t){time(NULL)}, &utc);
  strftime(now, sizeof now, "%Y-%m-%dT%H:%M:%SZ", &utc);
  sigset_t pipe, before;
  sigemptyset(&pipe);
  sigaddset(&pipe, SIGPIPE);
  pthread_mutex_lock(&logLock);
  pthread_sigmask(SIG_BLOCK, &pipe, &before);
  if (logFile >= 0 &&
      dprintf(logFile, "%s %s: %d %s: %s\n", now, function, (int)status, statusName(status),
              message) < 0 &&
      errno == EPIPE && !sigismember(&before, SIGPIPE)) {
    sigtimedwait(&pipe, NULL, &(struct timespec){0, 0}); /* consumes the SIGPIPE that this write raised */
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  pthread_mutex_unlock(&logLock);
}

bool faultIs(const char *kind) {
  const char *fault = getenv("ARGO_CONFORMANCE_FAULT");
  return fault && strcmp(fault, kind) == 0;
}

bool failsInternally(void) {
  static atomic_long steps;
  const char *fault = getenv("ARGO_CONFORMANCE_FAULT");
  long step = atomic_fetch_add(&steps, 1) + 1;
  return faultIs("internal") ||
         (fault && strncmp(fault, "internal:", 9) == 0 && strtol(fault + 9, NULL, 10) == step);
}

void noteStatus(ArgoSDKHandle handle, ArgoStatus status) {
  if (status == ARGO_E_INTERNAL) {
    handle->failed = true;
  }
}

void traceSubmission(ArgoSDKHandle handle, const char *function) {
  const char *path = getenv("ARGO_CONFORMANCE_TRACE");
  int file = path && handle->failed ? open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666) : -1;
  if (file >= 0) {
    dprintf(file, "%s after ARGO_E_INTERNAL [ARGO-after-internal]\n", function);
    close(file);
  }
}

ArgoStatus setLogFilePath(const char *path) {
  int opened = -1;
  if (path) {
    if (!isUtf8(path)) {
      return fail(NULL, "setLogFilePath", ARGO_E_ENCODING, "the path is not UTF-8");
    }
    /* O_NONBLOCK: opening a pipe without a reader fails instead of waiting. */
    opened = open(path, O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0666);
    if (opened < 0) {
      return fail(NULL, "setLogFilePath", openFailure(), "%.200s", path);
    }
    fcntl(opened, F_SETFL, O_APPEND);
  }
  pthread_mutex_lock(&logLock);
  if (logFile >= 0) {
    close(logFile);
  }
  logFile = opened;
  pthread_mutex_unlock(&logLock);
  return ARGO_OK;
}

/* Flushes each line, so that stdout and stderr keep their order in a pipe. */
__attribute__((constructor)) static void lineBuffered(void) {
  setvbuf(stdout, NULL, _IOLBF, 0);
}

__attribute__((destructor)) static void closeLog(void) {
  setLogFilePath(NULL);
}
