/** What the forms of an account have in common. */

/** The fewest characters that a password may have; the server checks the same. */
export const MIN_PASSWORD_LENGTH = 8;
