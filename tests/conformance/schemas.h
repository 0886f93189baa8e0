/* The JSON formats of argo_sdk.h as JSON Schema. */
#ifndef CONFORMANCE_SCHEMAS_H
#define CONFORMANCE_SCHEMAS_H

/* Input objects allow no other keys; output objects may get more keys in later versions. */
#define CLOSED(properties) "{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{" properties "}}"
#define OPEN(properties) "{\"type\":\"object\",\"properties\":{" properties "}}"
#define STRING "{\"type\":\"string\"}"
#define INTEGER "{\"type\":\"integer\",\"minimum\":0}"
#define RANGE(least, most) "{\"type\":\"integer\",\"minimum\":" #least ",\"maximum\":" #most "}"
#define ONE_OF(values, first) "{\"type\":\"string\",\"enum\":[" values "],\"default\":\"" first "\"}"

#define DEVICE                                                                                     \
  CLOSED("\"type\":" ONE_OF("\"auto\",\"cpu\",\"cuda\"", "auto") ",\"index\":" INTEGER)
/* The default depends on the action. */
#define MODE                                                                                       \
  "{\"type\":\"string\",\"enum\":[\"online\",\"offline\"],\"description\":\"online by default; a " \
  "request is offline, by default and always\"}"
#define LICENSE                                                                                    \
  CLOSED("\"action\":" ONE_OF("\"activate\",\"request\",\"revoke\"", "activate")           \
         ",\"mode\":" MODE ",\"key\":" STRING                                                  \
         ",\"file\":" STRING ",\"requestFile\":" STRING)
#define MAKE_UP                                                                                    \
  CLOSED("\"model\":" CLOSED("\"file\":" STRING) ",\"device\":" DEVICE                       \
         ",\"workers\":" RANGE(1, 64) ",\"queueCapacity\":" RANGE(1, 1024)                     \
         ",\"license\":" LICENSE)

#define SIDES(least)                                                                               \
  "\"required\":[\"x\",\"y\",\"width\",\"height\"],\"properties\":{\"x\":" RANGE(0, 16383) ",\"y\":"       \
  RANGE(0, 16383) ",\"width\":" RANGE(least, 16384) ",\"height\":" RANGE(least, 16384) "}}"
#define REGION "{\"type\":\"object\",\"additionalProperties\":false," SIDES(1)
#define BOX "{\"type\":\"object\"," SIDES(0)

#define RUN_OPTION_BEFORE_LANGUAGES                                                                \
  "{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"languages\":{\"type\":"   \
  "\"array\",\"minItems\":1,\"items\":{\"type\":\"string\","
#define RUN_OPTION_AFTER_LANGUAGES                                                                 \
  "}},\"format\":" ONE_OF("\"json\",\"text\",\"tsv\"", "json") ",\"words\":{\"type\":\"boolean\"," \
  "\"default\":false},\"region\":" REGION ",\"minConfidence\":{\"type\":\"number\",\"minimum\":0," \
  "\"maximum\":1,\"default\":0},\"timeoutMs\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":"    \
  "600000,\"default\":0}}}"

#define LINE_PARTS "\"text\":" STRING ",\"confidence\":{\"type\":\"number\"},\"box\":" BOX
#define RESULT                                                                                     \
  OPEN("\"image\":" OPEN("\"width\":" RANGE(16, 16384) ",\"height\":" RANGE(16, 16384))        \
         ",\"text\":" STRING ",\"lines\":{\"type\":\"array\",\"items\":" OPEN(                   \
             LINE_PARTS ",\"words\":{\"type\":\"array\",\"items\":" OPEN(LINE_PARTS) "}") "}")

#define INIT_INFO                                                                                  \
  OPEN("\"apiVersion\":" STRING ",\"model\":" OPEN(                                            \
      "\"file\":" STRING ",\"name\":" STRING                                                       \
      ",\"languages\":{\"type\":\"array\",\"items\":" STRING "}") ",\"device\":"                   \
      OPEN("\"type\":{\"enum\":[\"cpu\",\"cuda\"]},\"index\":" INTEGER) ",\"workers\":"          \
      RANGE(1, 64) ",\"queueCapacity\":" RANGE(1, 1024))

#define STATUS                                                                                     \
  OPEN("\"state\":{\"enum\":[\"created\",\"ready\"]},\"running\":" INTEGER ",\"pending\":"       \
         INTEGER ",\"results\":" INTEGER ",\"license\":" OPEN(                                   \
             "\"state\":{\"enum\":[\"none\",\"requested\",\"active\",\"expired\",\"revoked\"]},"   \
             "\"mode\":{\"enum\":[\"online\",\"offline\",null]},\"expires\":{\"type\":[\"string\","     \
             "\"null\"],\"format\":\"date\"}") ",\"lastError\":" OPEN(                           \
             "\"code\":" INTEGER ",\"name\":" STRING ",\"message\":" STRING))

#define RESOURCES                                                                                  \
  OPEN("\"modelBytes\":" INTEGER ",\"workerBytes\":" INTEGER ",\"workers\":" INTEGER             \
         ",\"pendingBytes\":" INTEGER ",\"resultBytes\":" INTEGER ",\"gpus\":{\"type\":\"array\"," \
         "\"items\":" OPEN("\"index\":" INTEGER ",\"totalBytes\":" INTEGER ",\"freeBytes\":"     \
                             INTEGER) "}")

#define OPEN_API                                                                                   \
  "{\"openapi\":\"3.1.0\",\"info\":{\"title\":\"OCR SDK JSON formats\",\"version\":\"1.0\"},"      \
  "\"paths\":{},\"components\":{\"schemas\":{\"MakeUp\":" MAKE_UP ",\"RunOption\":"                \
  RUN_OPTION_BEFORE_LANGUAGES "\"description\":\"BCP 47\"" RUN_OPTION_AFTER_LANGUAGES              \
  ",\"Result\":" RESULT ",\"InitInfo\":" INIT_INFO ",\"Status\":" STATUS ",\"Resources\":"         \
  RESOURCES "}}}"

#endif
