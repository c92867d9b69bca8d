/** Whether a system has `/bin/sh`, process groups and the limits of a shell. */
export function hasShell(platform: NodeJS.Platform = process.platform): boolean {
  return platform !== 'win32'
}
