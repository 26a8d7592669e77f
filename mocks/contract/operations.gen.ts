// Made from openapi.yaml by mocks/contract/generate.ts
import type * as t from './types/types.gen.ts';

/** What an operation takes and, by status, what it answers. */
export interface Operations {
  authenticate: { in: t.AuthenticateData; out: t.AuthenticateResponses & t.AuthenticateErrors };
  registerUser: { in: t.RegisterUserData; out: t.RegisterUserResponses & t.RegisterUserErrors };
  listUsers: { in: t.ListUsersData; out: t.ListUsersResponses & t.ListUsersErrors };
  getLoggedInUser: { in: t.GetLoggedInUserData; out: t.GetLoggedInUserResponses & t.GetLoggedInUserErrors };
  getUserMenu: { in: t.GetUserMenuData; out: t.GetUserMenuResponses & t.GetUserMenuErrors };
  logoutUser: { in: t.LogoutUserData; out: t.LogoutUserResponses & t.LogoutUserErrors };
  changePassword: { in: t.ChangePasswordData; out: t.ChangePasswordResponses & t.ChangePasswordErrors };
  forgotPassword: { in: t.ForgotPasswordData; out: t.ForgotPasswordResponses & t.ForgotPasswordErrors };
  resetPassword: { in: t.ResetPasswordData; out: t.ResetPasswordResponses & t.ResetPasswordErrors };
  getAuthUser: { in: t.GetAuthUserData; out: t.GetAuthUserResponses & t.GetAuthUserErrors };
  logout: { in: t.LogoutData; out: t.LogoutResponses & t.LogoutErrors };
  updateAccount: { in: t.UpdateAccountData; out: t.UpdateAccountResponses & t.UpdateAccountErrors };
  uploadProfileImage: { in: t.UploadProfileImageData; out: t.UploadProfileImageResponses & t.UploadProfileImageErrors };
  listAccountSessions: { in: t.ListAccountSessionsData; out: t.ListAccountSessionsResponses & t.ListAccountSessionsErrors };
  endOtherSessions: { in: t.EndOtherSessionsData; out: t.EndOtherSessionsResponses & t.EndOtherSessionsErrors };
  endAccountSession: { in: t.EndAccountSessionData; out: t.EndAccountSessionResponses & t.EndAccountSessionErrors };
}

export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path template below the API base. */
  path: string;
  origin: 'observed' | 'proposed';
  tag: string;
  /** Demands the bearer token. */
  secured: boolean;
  /** Its 200 may be a needs-login body, which reaches the panel's caller as null. */
  needsLogin: boolean;
  /** Media types of the request body. */
  body: readonly string[];
}

export const operations: Record<keyof Operations, Operation> = {
  authenticate: {"method":"POST","path":"/users/authenticate","origin":"observed","tag":"session","secured":false,"needsLogin":false,"body":["application/json"]},
  registerUser: {"method":"POST","path":"/users/register","origin":"observed","tag":"registration","secured":false,"needsLogin":false,"body":["application/json"]},
  listUsers: {"method":"GET","path":"/users","origin":"observed","tag":"template","secured":true,"needsLogin":true,"body":[]},
  getLoggedInUser: {"method":"GET","path":"/logged-in-user","origin":"observed","tag":"session","secured":true,"needsLogin":true,"body":[]},
  getUserMenu: {"method":"GET","path":"/node/userMenu","origin":"observed","tag":"session","secured":true,"needsLogin":true,"body":[]},
  logoutUser: {"method":"GET","path":"/logout-user/{userId}","origin":"observed","tag":"session","secured":true,"needsLogin":true,"body":[]},
  changePassword: {"method":"POST","path":"/change-wd","origin":"observed","tag":"account","secured":true,"needsLogin":true,"body":["application/x-www-form-urlencoded","application/json"]},
  forgotPassword: {"method":"POST","path":"/auth/forgot-password","origin":"proposed","tag":"registration","secured":false,"needsLogin":false,"body":["application/json"]},
  resetPassword: {"method":"POST","path":"/auth/reset-password/{id}","origin":"proposed","tag":"registration","secured":false,"needsLogin":false,"body":["application/json"]},
  getAuthUser: {"method":"GET","path":"/auth/me","origin":"proposed","tag":"session","secured":true,"needsLogin":false,"body":[]},
  logout: {"method":"POST","path":"/auth/logout","origin":"proposed","tag":"session","secured":true,"needsLogin":false,"body":[]},
  updateAccount: {"method":"PATCH","path":"/account","origin":"proposed","tag":"account","secured":true,"needsLogin":false,"body":["application/json"]},
  uploadProfileImage: {"method":"POST","path":"/account/profile-image","origin":"proposed","tag":"account","secured":true,"needsLogin":false,"body":["multipart/form-data"]},
  listAccountSessions: {"method":"GET","path":"/account/sessions","origin":"proposed","tag":"account","secured":true,"needsLogin":false,"body":[]},
  endOtherSessions: {"method":"DELETE","path":"/account/sessions","origin":"proposed","tag":"account","secured":true,"needsLogin":false,"body":[]},
  endAccountSession: {"method":"DELETE","path":"/account/sessions/{sessionId}","origin":"proposed","tag":"account","secured":true,"needsLogin":false,"body":[]},
};
