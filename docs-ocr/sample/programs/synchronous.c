/* Reads the text of the images named on the command line, one after the other. */
#include <stdio.h>

#include "argo_sdk.h"

/* Prints the status and, if there is an engine, its state with the last error. */
static void explain(ArgoSDKHandle handle, const char *what, ArgoStatus status) {
  char *json = NULL;

  fprintf(stderr, "%s: status %d\n", what, (int)status);
  if (handle && getStatusJsonStr(handle, &json) == ARGO_OK) {
    fprintf(stderr, "%s\n", json);
  }
  freePointer(json);
}

int main(int argc, char **argv) {
  ArgoSDKHandle handle = NULL;
  int failures = 0, next = 1;
  ArgoStatus status = CreateArgoSDK(&handle);

  if (status == ARGO_OK) {
    status = initFromImrModelFile(handle, "document.imr");
  }
  if (status != ARGO_OK) {
    explain(handle, "document.imr", status);
    releaseArgoSDK(handle);
    return 2;
  }
  for (; next < argc && status != ARGO_E_INTERNAL; next++) {
    char *text = NULL;
    status = run(handle, argv[next], "{\"format\":\"text\",\"timeoutMs\":30000}", &text);
    if (status == ARGO_OK) {
      printf("--- %s\n%s\n", argv[next], text);
      fflush(stdout); /* a signal that ends the program loses no text */
    } else {
      explain(handle, argv[next], status);
      failures++;
    }
    freePointer(text);
  }
  for (; next < argc; next++) {
    fprintf(stderr, "%s: not submitted\n", argv[next]);
  }
  releaseArgoSDK(handle);
  if (fflush(stdout) != 0 || ferror(stdout)) {
    fprintf(stderr, "the texts cannot be written\n");
    return 2;
  }
  return status == ARGO_E_INTERNAL ? 2 : failures > 0;
}
