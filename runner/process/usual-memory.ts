/** MiB of memory that a program may have for one module where nobody says otherwise. */
export const usualMemoryMiB = 2048
