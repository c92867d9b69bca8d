/** MiB of memory that a program may have for one module by default. */
export const usualMemoryMiB = 2048
