/* Internals of the conformance library: see README.md. */
#ifndef CONFORMANCE_H
#define CONFORMANCE_H

#include <limits.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "argo_sdk.h"
#include "json.h"

#define MAX_WORKERS 64
#define MAX_LANGUAGES 8
#define EXIT_BREACH 87

typedef struct Model {
  char file[PATH_MAX];
  char name[64];
  char languages[MAX_LANGUAGES][16];
  int languageCount;
  long long modelBytes;
  long long workerBytes;
} Model;

typedef struct MakeUp {
  const char *modelFile; /* NULL if omitted; points into the parsed JSON */
  const char *deviceType;
  long deviceIndex;
  long workers;
  long queueCapacity;
  bool hasLicense;
  const char *action;
  const char *mode;
  const char *key;
  const char *file;
  const char *requestFile;
} MakeUp;

typedef enum Format { FORMAT_JSON, FORMAT_TEXT, FORMAT_TSV } Format;

typedef struct Box {
  long x, y, width, height;
} Box;

typedef struct RunOption {
  unsigned languages; /* bit set over the languages of the model */
  Format format;
  bool words;
  bool hasRegion;
  Box region;
  double minConfidence;
  long timeoutMs;
} RunOption;

typedef struct Bytes {
  unsigned char *data; /* from malloc */
  size_t size;
} Bytes;

typedef enum JobState { JOB_WAITING, JOB_RUNNING, JOB_ENDED, JOB_CALLING, JOB_DONE } JobState;

/* A call of run() that waits for a worker. */
typedef struct Turn {
  struct Turn *next; /* in the engine's list, by call */
  unsigned long number;
} Turn;

typedef struct Job {
  struct Job *next;       /* in the engine's list of all jobs, by submission */
  ArgoJobId id;
  unsigned long turn;     /* runs and jobs get workers by rising turn */
  JobState state;         /* JOB_ENDED: waits for its callback; JOB_DONE: for waitResult() */
  unsigned long end;      /* callbacks are called by rising end */
  bool dropped;           /* releaseQueue() was called while it was running */
  char *path;             /* or NULL, and then: */
  Bytes image;
  RunOption option;
  C_RESULT_CALLBACK callback; /* NULL for a queue job */
  void *userData;
  ArgoStatus status;
  char *result;           /* a tracked string; see memory.c */
} Job;

/* A running call on a handle, allocated on the stack of its thread. */
typedef struct Use {
  struct Use *next;
  ArgoSDKHandle handle; /* NULL after the call has ended, and for calls from a callback */
  const char *function;
  bool exclusive;
} Use;

struct ArgoSDKEngine {
  bool ready;
  bool releasing;
  Use *uses; /* guarded by the lock of handles.c */
  pthread_mutex_t lock;
  pthread_cond_t changed;
  Model model;
  char deviceType[8];
  long deviceIndex;
  long workers;
  long queueCapacity;
  pthread_t threads[MAX_WORKERS + 1]; /* the workers, and one that calls back */
  long threadCount;
  long recognizing;
  Job *jobs;
  Turn *turns;
  unsigned long lastTurn;
  unsigned long lastEnd;
  unsigned long queueGeneration;
  atomic_bool failed; /* the program has received ARGO_E_INTERNAL */
  ArgoStatus lastCode;
  char lastMessage[256];
};

/* breach.c: reports a breach of the contract's rules and ends the program. */
_Noreturn void breach(const char *rule, const char *format, ...);
void logLine(const char *function, ArgoStatus status, const char *message);

/* handles.c */
extern _Thread_local int callbackDepth;
ArgoStatus checkHandle(ArgoSDKHandle handle, const char *function);
/* Counts a call as under way until the end of the block; a handle that needs no other call at the
 * same time is a breach to share. Comes after checkHandle(). */
#define USE(handle, function, exclusive)                                                           \
  __attribute__((cleanup(endUse))) Use use = {NULL, handle, function, exclusive};                  \
  beginUse(&use)
void beginUse(Use *use);
void endUse(Use *use);
ArgoStatus newEngine(ArgoSDKHandle *handle, const char *function);
void discardEngine(ArgoSDKHandle handle);
bool otherEngineReady(ArgoSDKHandle handle);
/* Logs a failure, stores it in the handle (unless NULL), and returns the status. */
ArgoStatus fail(ArgoSDKHandle handle, const char *function, ArgoStatus status, const char *format,
                ...);

/* breach.c: true if $ARGO_CONFORMANCE_FAULT is `kind`. */
bool faultIs(const char *kind);
/* breach.c: counts a step that can fail with ARGO_E_INTERNAL; true if this one has to. */
bool failsInternally(void);
/* breach.c: remembers that the program learnt of ARGO_E_INTERNAL, and traces what it submits later. */
void noteStatus(ArgoSDKHandle handle, ArgoStatus status);
void traceSubmission(ArgoSDKHandle handle, const char *function);

/* memory.c: strings owned by the program. */
char *giveString(const char *text); /* NULL when memory runs out */
void discardString(char *text);     /* frees a string that was not returned to the program, or NULL */
bool isUtf8(const char *text);

/* image.c */
ArgoStatus openFailure(void); /* the status for errno after fopen() */
ArgoStatus readFile(const char *path, Bytes *bytes);
ArgoStatus decodeBase64(const char *text, Bytes *bytes);
ArgoStatus imageSize(const Bytes *image, long *width, long *height);

/* recognize.c: the fixed results. */
ArgoStatus recognize(ArgoSDKHandle handle, const Bytes *image, const RunOption *option,
                     char **result);

/* options.c: reading of JSON objects; message names the key at fault. */
ArgoStatus readMakeUp(const Json *json, MakeUp *makeUp, char message[256]);
ArgoStatus readRunOption(const char *text, const Model *model, RunOption *option,
                         char message[256]);

/* license.c */
ArgoStatus licenseActivate(const MakeUp *makeUp);
ArgoStatus licenseRequest(const MakeUp *makeUp);
ArgoStatus licenseRevoke(const MakeUp *makeUp);
ArgoStatus licenseCheck(void);
void licenseDescribe(char text[160]);

/* jobs.c */
ArgoStatus startThreads(ArgoSDKHandle handle);
ArgoStatus submit(ArgoSDKHandle handle, Job *job, ArgoJobId *jobId);
void freeJob(Job *job);
void removeJob(ArgoSDKHandle handle, Job *job); /* with the lock held */
long long heldBytes(ArgoSDKHandle handle, bool results);
void countJobs(ArgoSDKHandle handle, long *running, long *pending, long *results);
void takeWorker(ArgoSDKHandle handle);
void giveWorkerBack(ArgoSDKHandle handle);

#endif
