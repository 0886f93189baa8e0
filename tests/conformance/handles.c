/* Registry of handles, and their last errors. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "conformance.h"

#define MAX_ENGINES 256

_Thread_local int callbackDepth;

static struct ArgoSDKEngine *engines[MAX_ENGINES];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int indexOf(ArgoSDKHandle handle) {
  for (int i = 0; i < MAX_ENGINES; i++) {
    if (engines[i] == handle) {
      return i;
    }
  }
  return -1;
}

ArgoStatus checkHandle(ArgoSDKHandle handle, const char *function) {
  if (!handle) {
    return fail(NULL, function, ARGO_E_INVALID_HANDLE, "the handle is NULL");
  }
  pthread_mutex_lock(&lock);
  bool known = indexOf(handle) >= 0;
  pthread_mutex_unlock(&lock);
  if (!known) {
    breach(function, "the handle was released before, or was never created [ARGO-handle]");
  }
  return ARGO_OK;
}

void beginUse(Use *use) {
  if (callbackDepth > 0) {
    use->handle = NULL; /* callbacks may use a handle while it is being released */
    return;
  }
  ArgoSDKHandle handle = use->handle;
  pthread_mutex_lock(&lock);
  const Use *other = handle->uses;
  if (other && (use->exclusive || other->exclusive)) {
    breach(use->function, "another thread is in %s, and one of the two needs the handle alone [ARGO-exclusive]",
           other->function);
  }
  use->next = handle->uses;
  handle->uses = use;
  pthread_mutex_unlock(&lock);
}

void endUse(Use *use) {
  if (!use->handle) {
    return;
  }
  pthread_mutex_lock(&lock);
  Use **link = &use->handle->uses;
  while (*link != use) {
    link = &(*link)->next;
  }
  *link = use->next;
  use->handle = NULL;
  pthread_mutex_unlock(&lock);
}

ArgoStatus newEngine(ArgoSDKHandle *handle, const char *function) {
  if (failsInternally()) {
    return fail(NULL, function, ARGO_E_INTERNAL, "a pretended fault");
  }
  struct ArgoSDKEngine *engine = faultIs("memory") ? NULL : calloc(1, sizeof *engine);
  if (!engine) {
    return fail(NULL, function, ARGO_E_OUT_OF_MEMORY, "no memory for the engine");
  }
  pthread_mutex_init(&engine->lock, NULL);
  pthread_cond_init(&engine->changed, NULL);
  pthread_mutex_lock(&lock);
  int slot = indexOf(NULL);
  if (slot >= 0) {
    engines[slot] = engine;
  }
  pthread_mutex_unlock(&lock);
  if (slot < 0) {
    free(engine);
    return fail(NULL, function, ARGO_E_OUT_OF_MEMORY, "more than %d engines", MAX_ENGINES);
  }
  *handle = engine;
  return ARGO_OK;
}

void discardEngine(ArgoSDKHandle handle) {
  pthread_mutex_lock(&lock);
  engines[indexOf(handle)] = NULL;
  pthread_mutex_unlock(&lock);
  pthread_cond_destroy(&handle->changed);
  pthread_mutex_destroy(&handle->lock);
  free(handle);
}

bool otherEngineReady(ArgoSDKHandle handle) {
  bool found = false;
  pthread_mutex_lock(&lock);
  for (int i = 0; i < MAX_ENGINES; i++) {
    found = found || (engines[i] && engines[i] != handle && engines[i]->ready);
  }
  pthread_mutex_unlock(&lock);
  return found;
}

/* Makes a message one line of valid UTF-8, even if snprintf() has truncated it. */
static void tidy(char *message) {
  for (size_t length = strlen(message); length > 0 && !isUtf8(message);) {
    message[--length] = '\0';
  }
  for (char *at = message; *at; at++) {
    *at = (unsigned char)*at < 0x20 || *at == 0x7F ? '?' : *at;
  }
}

/* Part of the identifier of the rule that a call has broken, or NULL if the code names no rule. */
static const char *brokenRule(const char *function, ArgoStatus status) {
  switch (status) {
    case ARGO_E_INVALID_ARGUMENT:
    case ARGO_E_INVALID_HANDLE:
      return "null";
    case ARGO_E_ENCODING:
      return "encoding";
    case ARGO_E_NOT_INITIALIZED:
    case ARGO_E_ALREADY_INITIALIZED:
      return "-states";
    case ARGO_E_IN_CALLBACK:
      return "-callback";
    case ARGO_E_BUSY:
      return "-revoke";
    case ARGO_E_BASE64:
      return strncmp(function, "job", 3) == 0 ? NULL : "-imageBase64";
    default:
      return NULL;
  }
}

ArgoStatus fail(ArgoSDKHandle handle, const char *function, ArgoStatus status, const char *format,
                ...) {
  char message[256], text[200];
  const char *rule = brokenRule(function, status);
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  tidy(text);
  if (!rule || strstr(text, "[ARGO-")) {
    snprintf(message, sizeof message, "%s", text);
  } else {
    snprintf(message, sizeof message, "%s [ARGO-%s%s]", text, *rule == '-' ? function : "", rule);
  }
  logLine(function, status, message);
  if (handle) {
    pthread_mutex_lock(&handle->lock);
    handle->lastCode = status;
    memcpy(handle->lastMessage, message, sizeof message);
    pthread_mutex_unlock(&handle->lock);
  }
  return status;
}

__attribute__((destructor)) static void reportUnreleased(void) {
  for (int i = 0; i < MAX_ENGINES; i++) {
    if (engines[i]) {
      breach("a handle was not released with releaseArgoSDK", "%s [ARGO-exit]",
             engines[i]->ready ? "ready" : "created");
    }
  }
}
