// Recognises every image in a folder and writes each text beside its image, with bounded memory.
// Ctrl+C stops it in order. Compiles as C++17 and as C++20.
#include <algorithm>
#include <cctype>
#include <csignal>
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

// Only notes the signal: a handler must not call the library.
extern "C" void onSignal(int) { stopped = 1; }

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

// Takes the oldest result and writes it beside its image; returns whether that succeeded.
bool collect(ArgoSDKHandle engine, std::deque<fs::path> &waiting) {
  ArgoJobId job = 0;
  ArgoStatus jobStatus = ARGO_OK;
  char *result = nullptr;
  const ArgoStatus status = waitResult(engine, ARGO_WAIT_FOREVER, &job, &jobStatus, &result);
  const Text text(result);
  const fs::path image = waiting.front(); // results come in the order of submission
  waiting.pop_front();
  if (status != ARGO_OK || jobStatus != ARGO_OK) {
    std::cerr << utf8(image.filename()) << ": status "
              << (status != ARGO_OK ? status : jobStatus) << '\n';
    return false;
  }
  std::ofstream file(fs::path(image) += ".txt", std::ios::binary);
  file << text.get() << std::flush;
  if (!file) {
    std::cerr << utf8(image.filename()) << ": cannot write the text\n";
  }
  return file.good();
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
  ArgoSDKHandle handle = nullptr;
  const ArgoStatus status = CreateFromMakeUpJsonStr(
      R"({"model":{"file":"document.imr"},"workers":2,"queueCapacity":8})", &handle);
  if (status != ARGO_OK) {
    std::cerr << "engine: status " << status << '\n';
    return 2;
  }
  const Engine engine(handle);
  std::signal(SIGINT, onSignal);
  std::signal(SIGTERM, onSignal);
  std::deque<fs::path> waiting;
  int read = 0, failed = 0;
  const auto take = [&] { collect(engine.get(), waiting) ? read++ : failed++; };

  for (const fs::path &image : images) {
    while (!stopped) {
      const ArgoStatus submitted = runAsyncQueue(
          engine.get(), utf8(image).c_str(), R"({"format":"text","timeoutMs":60000})", nullptr);
      if (submitted == ARGO_OK) {
        waiting.push_back(image);
        break;
      }
      if (submitted != ARGO_E_QUEUE_FULL) {
        std::cerr << utf8(image.filename()) << ": not accepted, status " << submitted << '\n';
        failed++;
        break;
      }
      take(); // makes room for the next one
    }
  }
  while (!waiting.empty() && !stopped) {
    take();
  }
  if (stopped) {
    releaseQueue(engine.get()); // drops the jobs that have not started
    std::cerr << "stopped\n";
  }
  std::cout << read << " read, " << failed << " failed\n";
  return failed == 0 && !stopped ? 0 : 1;
}
