// Made from openapi.yaml by mocks/contract/generate.ts

/** Observed and secured: their 200 may be a needs-login body, which reaches the caller as null (D5). */
export const nullable: readonly string[] = ["GET /users","GET /logged-in-user","GET /node/userMenu","GET /logout-user/{userId}","POST /change-wd"];

/** Called by people who are not signed in: no reply of theirs ends a session (E46). */
export const open: readonly string[] = ["POST /users/authenticate","POST /users/register","POST /auth/forgot-password","GET /auth/reset-password/{linkId}","POST /auth/reset-password/{linkId}"];
