/** A job cannot be done here, however often it is tried. */
export class FinalError extends Error {}
