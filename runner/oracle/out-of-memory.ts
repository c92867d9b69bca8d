/** How runtimes say on standard error that they were given no more memory. */
export const outOfMemory =
  /bad_alloc|out ?of ?memory|cannot allocate memory|failed to allocate|memory exhausted|MemoryError|memory allocation of \d+ bytes failed|buffer allocation failed/i
