import { once } from 'node:events'

/** Writes to standard output, and waits for a slow reader, so that what it has not read yet does not fill the memory. */
export async function writeOut(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain')
}
