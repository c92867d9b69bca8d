/**
 * Options of Node for a process that makes and judges small modules: young objects die young, so little room is enough
 * for them, old ones are few, and other processes are at work meanwhile, so that threads to collect with would only
 * wait for each other. Without these options a process takes several times the memory before it collects garbage.
 */
export const workerOptions: readonly string[] = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=40',
  '--single-threaded-gc',
]
