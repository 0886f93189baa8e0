// Recognises every image in a folder and writes each text beside its image, with bounded memory.
// A text of an earlier run stays until a new one is complete: run one at a time on a folder. Ctrl+C
// shuts the program down, and a second one ends it at once. Compiles as C++17 and as C++20.
#include <algorithm>
#include <cctype>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <set>
#include <string>
#include <system_error>
#include <type_traits>
#include <vector>

#include "argo_sdk.h"

namespace fs = std::filesystem;

namespace {

struct FreePointer {
  void operator()(char *text) const noexcept { freePointer(text); }
};

struct ReleaseArgoSDK {
  void operator()(ArgoSDKHandle handle) const noexcept { releaseArgoSDK(handle); }
};

using Text = std::unique_ptr<char, FreePointer>;
using Engine = std::unique_ptr<std::remove_pointer_t<ArgoSDKHandle>, ReleaseArgoSDK>;

volatile std::sig_atomic_t stopped = 0;

// Only notes the signal: a handler must not call the library. A second signal ends the process, which
// SIG_DFL would not do in process 1 of a container.
extern "C" void onSignal(int number) {
  if (stopped) {
    std::_Exit(128 + number);
  }
  stopped = number;
}

// The path as UTF-8 on every system. In C++20, u8string() returns a string of char8_t.
std::string utf8(const fs::path &path) {
  const auto text = path.u8string();
  return std::string(text.begin(), text.end());
}

// The extension of a file in lower case, since scanners also write ".JPG".
std::string endingOf(const fs::path &file) {
  std::string ending = utf8(file.extension());
  std::transform(ending.begin(), ending.end(), ending.begin(),
                 [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
  return ending;
}

// Lists the images in a folder; sets error if the folder cannot be read.
std::vector<fs::path> imagesOf(const fs::path &folder, std::error_code &error) {
  const std::set<std::string> endings{".png", ".jpg", ".jpeg", ".bmp", ".tif", ".tiff"};
  std::vector<fs::path> images;
  fs::directory_iterator entry(folder, error);
  for (; !error && entry != fs::directory_iterator(); entry.increment(error)) {
    if (endings.count(endingOf(entry->path())) > 0) {
      images.push_back(entry->path());
    }
  }
  std::sort(images.begin(), images.end());
  return images;
}

struct Batch {
  ArgoSDKHandle engine;
  std::deque<fs::path> waiting; // submitted and not yet collected
  int read = 0, failed = 0;
  bool ended = false; // by a failure that every further image would meet: submit nothing more
};

fs::path textOf(const fs::path &image) { return fs::path(image) += ".txt"; }

// Names an image that was not read, and says whether it has the text of an earlier run.
void name(const fs::path &image, const std::string &reason) {
  std::error_code ignored;
  std::cerr << utf8(image.filename()) << ": " << reason
            << (fs::exists(textOf(image), ignored) ? ", earlier text kept\n" : "\n");
}

// Names an image that failed, and counts it.
void fail(Batch &batch, const fs::path &image, const std::string &reason, ArgoStatus status) {
  name(image, reason + std::to_string(status));
  batch.failed++;
  batch.ended |= status == ARGO_E_INTERNAL || status == ARGO_E_LICENSE_EXPIRED;
}

// Writes a text beside its image, complete or not at all; returns whether that succeeded.
bool write(const fs::path &image, const char *text) {
  const fs::path part = textOf(image) += ".part";
  std::ofstream file(part, std::ios::binary);
  file << text;
  file.close();
  std::error_code error;
  if (file) {
    fs::rename(part, textOf(image), error);
  }
  if (!file || error) {
    std::error_code ignored;
    fs::remove(part, ignored);
    return false;
  }
  return true;
}

// Waits for the oldest result, at most timeoutMs, and writes it.
void collect(Batch &batch, int timeoutMs) {
  ArgoJobId job = 0;
  ArgoStatus jobStatus = ARGO_OK;
  char *result = nullptr;
  const ArgoStatus status = waitResult(batch.engine, timeoutMs, &job, &jobStatus, &result);
  const Text text(result);
  if (status != ARGO_OK) {
    return; // ARGO_E_TIMEOUT, not finished yet: no other code is possible here
  }
  const fs::path image = batch.waiting.front(); // results come in the order of submission
  batch.waiting.pop_front();
  if (jobStatus != ARGO_OK) {
    fail(batch, image, "status ", jobStatus);
  } else if (write(image, text.get())) {
    batch.read++;
  } else {
    name(image, "cannot write the text");
    batch.failed++;
    batch.ended = true; // the disk may be full
  }
}

} // namespace

int main(int argc, char **argv) {
  if (argc != 2) {
    std::cerr << "usage: batch FOLDER\n";
    return 2;
  }
  std::error_code error;
  const std::vector<fs::path> images = imagesOf(argv[1], error);
  if (error) {
    std::cerr << argv[1] << ": " << error.message() << '\n';
    return 2;
  }
  std::signal(SIGINT, onSignal); // before the engine: a signal that comes while it loads takes effect
  std::signal(SIGTERM, onSignal);
  ArgoSDKHandle handle = nullptr;
  const ArgoStatus status = CreateFromMakeUpJsonStr(
      R"({"model":{"file":"document.imr"},"workers":2,"queueCapacity":8})", &handle);
  if (status != ARGO_OK) {
    std::cerr << "engine: status " << status << '\n';
    return 2;
  }
  const Engine engine(handle);
  const int slice = 100; // milliseconds, after which a wait looks for a signal
  const int grace = 50;  // slices in which results are collected after a signal: 5 s
  Batch batch{handle, {}};

  auto image = images.begin();
  while (image != images.end() && !stopped && !batch.ended) {
    const ArgoStatus submitted = runAsyncQueue(
        handle, utf8(*image).c_str(), R"({"format":"text","timeoutMs":20000})", nullptr);
    if (submitted == ARGO_E_QUEUE_FULL) {
      collect(batch, slice); // makes room for this image
      continue;
    }
    if (submitted == ARGO_OK) {
      batch.waiting.push_back(*image);
    } else {
      fail(batch, *image, "not submitted, status ", submitted);
    }
    ++image;
  }
  for (int waits = 0; !batch.waiting.empty() && waits < grace; waits += stopped != 0) {
    collect(batch, slice);
  }
  std::vector<fs::path> dropped(batch.waiting.begin(), batch.waiting.end());
  dropped.insert(dropped.end(), image, images.end());
  for (const fs::path &each : dropped) {
    name(each, "not read");
  }
  std::cout << batch.read << " read, " << batch.failed << " failed, " << dropped.size()
            << " not read\n";
  if (batch.ended || !std::cout.flush() || std::ferror(stdout) != 0) {
    return 2;
  }
  return stopped ? 128 + stopped : batch.failed > 0 ? 1 : 0;
}
