/**
 * Whether a program ended because of {@link memoryLimit} before it did anything: sanitizers put aside an address space of
 * many times the machine's memory when they start. Such a program is run without a limit.
 *
 * @param stderr what it wrote to standard error.
 */
export function cannotBeLimited(stderr: string): boolean {
  return /Sanitizer.*failed to allocate 0x[0-9a-f]{10}|Shadow\w* failed while trying to map/.test(
    stderr,
  )
}
