/*
 * The OCR part of a server: request threads share one engine and call runBase64() at the same time.
 * A request is a line of standard input, "NUMBER BASE64"; replace this with your HTTP library.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <threads.h>

#include "argo_sdk.h"

enum {
  THREADS = 8,               /* of the HTTP library, which may have many more */
  LIMIT = 4,                 /* requests inside runBase64(): 2 workers are busy, 2 requests wait */
  LONGEST = 14 * 1024 * 1024 /* bytes of a request: an image file of 10 MB as Base64 */
};

typedef struct Server {
  ArgoSDKHandle engine;
  mtx_t input;
  mtx_t lock; /* of the rest, and of the output */
  cnd_t changed;
  int serving; /* threads that take requests */
  int unfit;   /* threads that ended without memory for a request */
  int open;    /* requests that are in runBase64(), or not answered yet */
  bool failed; /* ARGO_E_INTERNAL: the engine takes no more requests */
} Server;

typedef enum Request { NO_REQUEST, REQUEST, TOO_LONG } Request;

/* Reads the next request into a buffer of LONGEST bytes. If it is too long, keeps its beginning. */
static Request nextRequest(Server *server, char *line) {
  size_t length = 0;
  int c;

  mtx_lock(&server->input);
  while ((c = getchar()) != EOF && c != '\n') {
    if (length < LONGEST) {
      line[length++] = (char)c;
    }
  }
  mtx_unlock(&server->input);
  if (c == EOF && length == 0) {
    return NO_REQUEST;
  }
  line[length < LONGEST ? length : LONGEST - 1] = '\0';
  line[strcspn(line, "\r")] = '\0';
  return length < LONGEST ? REQUEST : TOO_LONG;
}

/* Counts a request as open, unless as many are open as the server allows, or the engine failed. */
static bool enter(Server *server) {
  mtx_lock(&server->lock);
  bool free = server->open < LIMIT && !server->failed;
  server->open += free;
  mtx_unlock(&server->lock);
  return free;
}

/* What a client should do: correct the request (400), try again later (503), or neither (500, 504). */
static const char *kindOf(ArgoStatus status) {
  switch (status) {
    case ARGO_OK:
      return "200";
    case ARGO_E_INVALID_ARGUMENT:
    case ARGO_E_IMAGE_FORMAT:
    case ARGO_E_IMAGE_SIZE:
    case ARGO_E_BASE64:
    case ARGO_E_ENCODING:
      return "400";
    case ARGO_E_OUT_OF_MEMORY:
    case ARGO_E_GPU_MEMORY:
    case ARGO_E_LICENSE_EXPIRED: /* the engine continues once the licence is renewed */
      return "503";
    case ARGO_E_TIMEOUT:
      return "504"; /* the same image would take as long again */
    default:
      return "500";
  }
}

/* Answers one request: a number and an image, separated by a space. */
static void answer(Server *server, char *line, Request request) {
  char *image = strchr(line, ' ');
  char *result = NULL;
  const char *kind = request == TOO_LONG ? "413" : "400";

  if (image) {
    *image++ = '\0';
  }
  bool entered = image && request == REQUEST && enter(server);
  ArgoStatus status = ARGO_OK;
  if (entered) {
    status = runBase64(server->engine, image, "{\"timeoutMs\":10000}", &result);
    kind = kindOf(status);
  } else if (image && request == REQUEST) {
    kind = "503"; /* too many are open: the client tries again later */
  }
  mtx_lock(&server->lock);
  printf("%.20s %s %s\n", line, kind, result ? result : "{}");
  fflush(stdout); /* the client waits for it */
  server->open -= entered;
  server->failed |= status == ARGO_E_INTERNAL;
  cnd_signal(&server->changed);
  mtx_unlock(&server->lock);
  freePointer(result);
}

static int serve(void *argument) {
  Server *server = argument;
  char *line = malloc(LONGEST);
  Request request;

  while (line && (request = nextRequest(server, line)) != NO_REQUEST) {
    answer(server, line, request);
  }
  mtx_lock(&server->lock);
  server->serving--;
  server->unfit += !line;
  cnd_signal(&server->changed);
  mtx_unlock(&server->lock);
  free(line);
  return 0;
}

int main(void) {
  Server server = {.engine = NULL};
  thrd_t threads[THREADS];
  int started = 0;
  ArgoStatus status;

  status = setLogFilePath("ocr-server.log");
  if (status != ARGO_OK) {
    fprintf(stderr, "ocr-server.log: status %d\n", (int)status);
    return 2;
  }
  status = CreateFromMakeUpJsonStr("{\"model\":{\"file\":\"document.imr\"},\"workers\":2}",
                                   &server.engine);
  if (status != ARGO_OK) {
    fprintf(stderr, "engine: status %d, see ocr-server.log\n", (int)status);
    return 2;
  }
  mtx_init(&server.input, mtx_plain);
  mtx_init(&server.lock, mtx_plain);
  cnd_init(&server.changed);
  mtx_lock(&server.lock);
  while (started < THREADS && thrd_create(&threads[started], serve, &server) == thrd_success) {
    started++;
  }
  server.serving = started;
  while (server.serving > 0 && !(server.failed && server.open == 0)) {
    cnd_wait(&server.changed, &server.lock);
  }
  if (server.failed) {
    fprintf(stderr, "the engine failed: restart the server, see ocr-server.log\n");
    releaseArgoSDK(server.engine); /* with the lock held: no request can enter */
    fflush(stdout);
    _Exit(2); /* not exit(): threads still wait for requests */
  }
  mtx_unlock(&server.lock);
  for (int i = 0; i < started; i++) {
    thrd_join(threads[i], NULL); /* no call uses the engine after this loop */
  }
  releaseArgoSDK(server.engine);
  cnd_destroy(&server.changed);
  mtx_destroy(&server.lock);
  mtx_destroy(&server.input);
  if (server.unfit == started) {
    fprintf(stderr, "no thread, or no memory, for requests\n");
    return 2;
  }
  return fflush(stdout) == 0 && !ferror(stdout) ? 0 : 2;
}
