/*
 * The OCR part of a server: request threads share one engine and call run() at the same time.
 * Requests are lines of standard input, "NUMBER PATH"; replace them with your HTTP library.
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

typedef enum Request { NO_REQUEST, REQUEST, TOO_LONG } Request;

/* Reads the next request into line. If it is too long, keeps only the beginning. */
static Request nextRequest(Server *server, char line[LINE]) {
  size_t length = 0;
  int c;

  mtx_lock(&server->input);
  while ((c = getchar()) != EOF && c != '\n') {
    if (length < LINE) {
      line[length++] = (char)c;
    }
  }
  mtx_unlock(&server->input);
  if (c == EOF && length == 0) {
    return NO_REQUEST;
  }
  line[length < LINE ? length : LINE - 1] = '\0';
  line[strcspn(line, "\r")] = '\0';
  return length < LINE ? REQUEST : TOO_LONG;
}

/* What a client should do: correct the request (400), or try again later (503). */
static const char *kindOf(ArgoStatus status) {
  switch (status) {
    case ARGO_OK:
      return "200";
    case ARGO_E_INVALID_ARGUMENT: /* a line without a path, or too long */
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
  Request request;

  while ((request = nextRequest(server, line)) != NO_REQUEST) {
    char *path = strchr(line, ' ');
    char *result = NULL;
    ArgoStatus status = ARGO_E_INVALID_ARGUMENT;
    if (path) {
      *path++ = '\0';
    }
    if (path && request == REQUEST) {
      status = run(server->engine, path, "{\"timeoutMs\":10000}", &result);
    }
    mtx_lock(&server->output);
    printf("%s %s %s\n", line, kindOf(status), result ? result : "{}");
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
  mtx_init(&server.output, mtx_plain);
  while (started < THREADS && thrd_create(&threads[started], serve, &server) == thrd_success) {
    started++;
  }
  for (int i = 0; i < started; i++) {
    thrd_join(threads[i], NULL); /* no call uses the engine after this loop */
  }
  if (started == 0) {
    fprintf(stderr, "no thread for requests\n");
  }
  releaseArgoSDK(server.engine);
  mtx_destroy(&server.output);
  mtx_destroy(&server.input);
  return started > 0 ? 0 : 2;
}
