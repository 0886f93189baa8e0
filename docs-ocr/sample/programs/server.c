/*
 * The OCR part of a server: request threads share one engine and call run() at the same time.
 * Requests are lines of standard input, "NUMBER PATH"; put your HTTP library in their place.
 */
#include <stdio.h>
#include <string.h>
#include <threads.h>

#include "argo_sdk.h"

enum { THREADS = 4, LINE = 1024 };

typedef struct Server {
  ArgoSDKHandle engine;
  mtx_t input;
  mtx_t output;
} Server;

/* Answers 1 and fills line with the next request, or 0 when there is none. */
static int nextRequest(Server *server, char line[LINE]) {
  mtx_lock(&server->input);
  int found = fgets(line, LINE, stdin) != NULL;
  mtx_unlock(&server->input);
  line[found ? strcspn(line, "\r\n") : 0] = '\0';
  return found;
}

/* What a client should do: mend the request, or come back later. */
static const char *kindOf(ArgoStatus status) {
  switch (status) {
    case ARGO_OK:
      return "200";
    case ARGO_E_INVALID_ARGUMENT: /* a line without a path */
    case ARGO_E_FILE_NOT_FOUND:
    case ARGO_E_IMAGE_FORMAT:
    case ARGO_E_IMAGE_SIZE:
    case ARGO_E_BASE64:
    case ARGO_E_OPTION:
    case ARGO_E_JSON:
    case ARGO_E_ENCODING:
      return "400";
    case ARGO_E_OUT_OF_MEMORY:
    case ARGO_E_GPU_MEMORY:
    case ARGO_E_TIMEOUT:
      return "503";
    default:
      return "500";
  }
}

static int serve(void *argument) {
  Server *server = argument;
  char line[LINE];

  while (nextRequest(server, line)) {
    char *path = strchr(line, ' ');
    char *result = NULL;
    ArgoStatus status = ARGO_E_INVALID_ARGUMENT;
    if (path) {
      *path++ = '\0';
      status = run(server->engine, path, "{\"timeoutMs\":10000}", &result);
    }
    mtx_lock(&server->output);
    printf("%s %s %.48s\n", line, kindOf(status), result ? result : "{}");
    mtx_unlock(&server->output);
    freePointer(result);
  }
  return 0;
}

int main(void) {
  Server server = {.engine = NULL};
  thrd_t threads[THREADS];
  int started = 0;
  ArgoStatus status;

  setLogFilePath("ocr-server.log");
  status = CreateFromMakeUpJsonStr("{\"model\":{\"file\":\"document.imr\"},\"workers\":2}",
                                   &server.engine);
  if (status != ARGO_OK) {
    fprintf(stderr, "engine: status %d, see ocr-server.log\n", (int)status);
    return 2;
  }
  mtx_init(&server.input, mtx_plain);
  mtx_init(&server.output, mtx_plain);
  while (started < THREADS && thrd_create(&threads[started], serve, &server) == thrd_success) {
    started++;
  }
  for (int i = 0; i < started; i++) {
    thrd_join(threads[i], NULL); /* no call uses the engine after this loop */
  }
  releaseArgoSDK(server.engine);
  mtx_destroy(&server.output);
  mtx_destroy(&server.input);
  return 0;
}
