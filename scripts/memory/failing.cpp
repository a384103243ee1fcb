// Stands before the C library's allocation (LD_PRELOAD), and lets one call of chosen callers fail: scripts/check-memory.
//
// SCRIM_FAILING_TRACE has each failure told on standard error. Who calls is told by the object that the return address lies in. The page at SCRIM_FAILING is shared with whoever counts.
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <execinfo.h>
#include <fcntl.h>
#include <link.h>
#include <new>
#include <sys/mman.h>
#include <unistd.h>

extern "C" {
void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);
}

namespace {

struct Page {
    int64_t failing;  // Which call from now on fails, from 1; 0 for none.
    int64_t counted;  // Calls since then.
    int64_t failed;   // Calls that failed.
};

struct Range {
    uintptr_t from, to;
    bool isProgram;
};

Page *page;
Range ranges[64];
int count;
const char *const names[] = {"libmicrohttpd", "libsimdjson", "libdeflate", "libzstd", "libz.so", "libcmark"};

int add(struct dl_phdr_info *info, size_t, void *) {
    const bool isProgram = info->dlpi_name[0] == 0;
    bool isChosen = isProgram;
    for (const char *name : names) isChosen |= std::strstr(info->dlpi_name, name) != nullptr;
    if (!isChosen) return 0;
    for (int index = 0; index < info->dlpi_phnum && count < 64; index++) {
        const auto &part = info->dlpi_phdr[index];
        if (part.p_type != PT_LOAD || !(part.p_flags & PF_X)) continue;
        const uintptr_t from = info->dlpi_addr + part.p_vaddr;
        ranges[count++] = {from, from + part.p_memsz, isProgram};
    }
    return 0;
}

__attribute__((constructor)) void begin() {
    const char *path = std::getenv("SCRIM_FAILING");
    const int file = path ? open(path, O_RDWR | O_CLOEXEC) : -1;
    if (file < 0) return;
    void *mapped = mmap(nullptr, sizeof(Page), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    dl_iterate_phdr(add, nullptr);
    if (mapped != MAP_FAILED) page = static_cast<Page *>(mapped);
}

// The program's own calls are those of its C++; its calls of `malloc` are Swift's frames, without which nothing of it goes on.
bool fails(void *caller, bool isNew = false) {
    if (!page || __atomic_load_n(&page->failing, __ATOMIC_RELAXED) == 0) return false;
    const auto address = reinterpret_cast<uintptr_t>(caller);
    for (int index = 0; index < count; index++) {
        if (address < ranges[index].from || address >= ranges[index].to) continue;
        if (ranges[index].isProgram && !isNew) return false;
        if (__atomic_add_fetch(&page->counted, 1, __ATOMIC_SEQ_CST) != page->failing) return false;
        __atomic_add_fetch(&page->failed, 1, __ATOMIC_SEQ_CST);
        if (std::getenv("SCRIM_FAILING_TRACE")) {
            void *frames[24];
            page->failing = 0;
            backtrace_symbols_fd(frames, backtrace(frames, 24), 2);
        }
        errno = ENOMEM;
        return true;
    }
    return false;
}

}  // namespace

#define CALLER __builtin_return_address(0)

extern "C" {
void *malloc(size_t size) { return fails(CALLER) ? nullptr : __libc_malloc(size); }
void *calloc(size_t number, size_t size) { return fails(CALLER) ? nullptr : __libc_calloc(number, size); }
void *realloc(void *old, size_t size) { return fails(CALLER) ? nullptr : __libc_realloc(old, size); }
void *memalign(size_t alignment, size_t size) { return fails(CALLER) ? nullptr : __libc_memalign(alignment, size); }
void *aligned_alloc(size_t alignment, size_t size) { return fails(CALLER) ? nullptr : __libc_memalign(alignment, size); }
int posix_memalign(void **result, size_t alignment, size_t size) {
    if (fails(CALLER)) return ENOMEM;
    *result = __libc_memalign(alignment, size);
    return *result ? 0 : ENOMEM;
}
}

static void *thrown(void *memory) {
    if (!memory) throw std::bad_alloc();
    return memory;
}

void *operator new(size_t size) { return thrown(fails(CALLER, true) ? nullptr : __libc_malloc(size)); }
void *operator new[](size_t size) { return thrown(fails(CALLER, true) ? nullptr : __libc_malloc(size)); }
void *operator new(size_t size, const std::nothrow_t &) noexcept { return fails(CALLER, true) ? nullptr : __libc_malloc(size); }
void *operator new[](size_t size, const std::nothrow_t &) noexcept { return fails(CALLER, true) ? nullptr : __libc_malloc(size); }
