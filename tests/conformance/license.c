/* The activation, stored in $ARGO_CONFORMANCE_HOME/activation or in memory. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "conformance.h"

#define GOOD_KEY "{license-key}"

typedef struct Activation {
  char state[16];
  char mode[16];
  char expires[16]; /* YYYY-MM-DD, or "-" */
} Activation;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Activation inMemory = {"active", "online", "-"};

static const char *home(char path[600]) {
  const char *folder = getenv("ARGO_CONFORMANCE_HOME");
  snprintf(path, 600, "%s/activation", folder ? folder : "");
  return folder ? path : NULL;
}

static Activation load(void) {
  char path[600];
  Activation activation = {"none", "online", "-"};
  if (!home(path)) {
    return inMemory;
  }
  FILE *file = fopen(path, "r");
  if (file) {
    if (fscanf(file, "%15s %15s %15s", activation.state, activation.mode, activation.expires) != 3) {
      activation = (Activation){"none", "online", "-"};
    }
    fclose(file);
  }
  return activation;
}

static ArgoStatus store(const char *state, const char *mode, const char *expires) {
  char path[600];
  FILE *file = home(path) ? fopen(path, "w") : NULL;
  if (file) {
    fprintf(file, "%s %s %s\n", state, mode, expires);
    fclose(file);
  } else if (home(path)) {
    return ARGO_E_FILE_ACCESS;
  }
  snprintf(inMemory.state, sizeof inMemory.state, "%s", state);
  snprintf(inMemory.mode, sizeof inMemory.mode, "%s", mode);
  snprintf(inMemory.expires, sizeof inMemory.expires, "%s", expires);
  return ARGO_OK;
}

static bool isPast(const char *date) {
  char today[16];
  time_t now = time(NULL);
  struct tm utc;
  gmtime_r(&now, &utc);
  strftime(today, sizeof today, "%Y-%m-%d", &utc);
  return strcmp(date, "-") != 0 && strcmp(date, today) < 0;
}

static bool networkDown(void) {
  const char *network = getenv("ARGO_CONFORMANCE_NETWORK");
  return network && strcmp(network, "down") == 0;
}

/* Licence files contain "ARGO-LICENSE", the machine ("this" or another) and the expiry date. */
static ArgoStatus activateFromFile(const char *path) {
  char magic[32] = "", machine[32] = "", expires[16] = "";
  FILE *file = fopen(path, "r");
  if (!file) {
    return openFailure();
  }
  int read = fscanf(file, "%31s %31s %15s", magic, machine, expires);
  fclose(file);
  if (read != 3 || strcmp(magic, "ARGO-LICENSE") != 0 || strcmp(machine, "this") != 0) {
    return ARGO_E_LICENSE_FILE;
  }
  if (isPast(expires)) {
    return ARGO_E_LICENSE_EXPIRED;
  }
  return store("active", "offline", expires);
}

static ArgoStatus activateOnline(const char *key) {
  if (networkDown()) {
    return ARGO_E_LICENSE_NETWORK;
  }
  if (strcmp(key, "{license-key-expired}") == 0) {
    return ARGO_E_LICENSE_EXPIRED;
  }
  if (strcmp(key, "{license-key-in-use}") == 0) {
    return ARGO_E_LICENSE_SEATS;
  }
  if (strcmp(key, GOOD_KEY) != 0) {
    return ARGO_E_LICENSE_KEY;
  }
  return store("active", "online", "-");
}

ArgoStatus licenseActivate(const MakeUp *makeUp) {
  pthread_mutex_lock(&lock);
  ArgoStatus status = strcmp(makeUp->mode, "offline") == 0 ? activateFromFile(makeUp->file)
                                                           : activateOnline(makeUp->key);
  pthread_mutex_unlock(&lock);
  return status;
}

static ArgoStatus writeFile(const char *path, const char *text) {
  FILE *file = fopen(path, "w");
  if (!file) {
    return openFailure();
  }
  fputs(text, file);
  fclose(file);
  return ARGO_OK;
}

ArgoStatus licenseRequest(const MakeUp *makeUp) {
  if (strcmp(makeUp->key, GOOD_KEY) != 0) {
    return ARGO_E_LICENSE_KEY;
  }
  pthread_mutex_lock(&lock);
  ArgoStatus status = writeFile(makeUp->requestFile, "ARGO-REQUEST this\n");
  if (status == ARGO_OK && strcmp(load().state, "active") != 0) {
    status = store("requested", makeUp->mode, "-");
  }
  pthread_mutex_unlock(&lock);
  return status;
}

ArgoStatus licenseRevoke(const MakeUp *makeUp) {
  ArgoStatus status = ARGO_OK;
  pthread_mutex_lock(&lock);
  Activation activation = load();
  bool offline = strcmp(makeUp->mode, "offline") == 0;
  if (strcmp(activation.state, "active") != 0) {
    status = ARGO_E_LICENSE_MISSING;
  } else if (offline) {
    status = writeFile(makeUp->requestFile, "ARGO-REVOCATION this\n");
  } else if (networkDown()) {
    status = ARGO_E_LICENSE_NETWORK;
  }
  if (status == ARGO_OK) {
    status = store("revoked", makeUp->mode, "-");
  }
  pthread_mutex_unlock(&lock);
  return status;
}

static Activation current(void) {
  pthread_mutex_lock(&lock);
  Activation activation = load();
  pthread_mutex_unlock(&lock);
  if (strcmp(activation.state, "active") == 0 && isPast(activation.expires)) {
    strcpy(activation.state, "expired");
  }
  return activation;
}

ArgoStatus licenseCheck(void) {
  Activation activation = current();
  switch (activation.state[0]) {
    case 'a':
      return ARGO_OK;
    case 'e':
      return ARGO_E_LICENSE_EXPIRED;
    case 'n':
      return ARGO_E_LICENSE_MISSING;
    default:
      return strcmp(activation.state, "revoked") == 0 ? ARGO_E_LICENSE_REVOKED
                                                      : ARGO_E_LICENSE_MISSING;
  }
}

void licenseDescribe(char text[160]) {
  Activation activation = current();
  bool dated = strcmp(activation.expires, "-") != 0;
  const char *mode = strcmp(activation.state, "none") == 0      ? "null"
                     : strcmp(activation.mode, "offline") == 0 ? "\"offline\""
                                                               : "\"online\"";
  snprintf(text, 160, "{\"state\":\"%s\",\"mode\":%s,\"expires\":%s%s%s}", activation.state, mode,
           dated ? "\"" : "", dated ? activation.expires : "null", dated ? "\"" : "");
}
