// Made from openapi.yaml by mocks/contract/generate.ts
import type * as t from './types/types.gen.ts';

export interface Examples {
  accountRemoveImage: t.AccountUpdate;
  accountUpdate: t.AccountUpdate;
  authToken: t.AuthToken;
  authTokenExtra: t.AuthToken;
  credentialsAdmin: t.Credentials;
  credentialsWrong: t.Credentials;
  forbidden: t.Problem;
  forgotPassword: t.ForgotPassword;
  imageTooLarge: t.Problem;
  imageUnsupported: t.Problem;
  linkExpired: t.Problem;
  loggedOut: t.MessageReply;
  loggedOutIdle: t.LogoutReply;
  loginNeeded: t.NeedsLogin;
  menuAll: t.UserMenuReply;
  menuAuditor: t.UserMenuReply;
  menuEmpty: t.UserMenuReply;
  menuFailed: t.UserMenuReply;
  newPassword: t.NewPassword;
  notFound: t.Problem;
  notYourSession: t.Problem;
  passwordChange: t.PasswordChange;
  passwordChangeWrong: t.PasswordChange;
  passwordChanged: t.ChangePasswordReply;
  passwordNeedLogin: t.ChangePasswordReply;
  passwordReset: t.MessageReply;
  passwordSame: t.ChangePasswordReply;
  passwordUnsuccessful: t.ChangePasswordReply;
  passwordWrong: t.ChangePasswordReply;
  profileAccounts: t.UserProfile;
  profileAdmin: t.UserProfile;
  profileAuditor: t.UserProfile;
  profileCatalogue: t.UserProfile;
  profileDeleted: t.UserProfile;
  profileInactive: t.UserProfile;
  profileMerchandiser: t.UserProfile;
  profilePricingAnalyst: t.UserProfile;
  profilePricingManager: t.UserProfile;
  profileRoleAsNumber: t.UserProfile;
  profileRoleAsText: t.UserProfile;
  profileService: t.UserProfile;
  profileSparse: t.UserProfile;
  profileUpdated: t.UserProfile;
  profileWithImage: t.UserProfile;
  registered: t.MessageReply;
  registration: t.Registration;
  registrationConflict: t.Problem;
  registrationTaken: t.Registration;
  resetLinkSent: t.MessageReply;
  sessionEnded: t.SessionsEnded;
  sessions: t.AccountSessionList;
  sessionsEnded: t.SessionsEnded;
  sessionsEndedNone: t.SessionsEnded;
  sessionsOnlyThis: t.AccountSessionList;
  tooMany: t.Problem;
  users: t.UserList;
  usersEmpty: t.UserList;
  validation: t.Problem;
  wrongPassword: t.MessageReply;
}

/** The named examples of the contract, the seed of the mock. Copy before changing: `structuredClone`. */
export const examples: Readonly<Examples> = {
  accountRemoveImage: {"profile_image":null},
  accountUpdate: {"last_name":"Okafor-Lind","locale":"en-GB"},
  authToken: {"token":"tok_8c1fb2f6a0d94e7b"},
  authTokenExtra: {"token":"tok_8c1fb2f6a0d94e7b","extraToken":"ext_51d0c7a94b3e4f18"},
  credentialsAdmin: {"email":"admin@backroom.test","password":"backroom"},
  credentialsWrong: {"email":"admin@backroom.test","password":"letmein"},
  forbidden: {"type":"about:blank","title":"Not allowed","status":403,"code":"forbidden","detail":"Your role does not have the permission for this.","node":"Team"},
  forgotPassword: {"email":"pricing.analyst@backroom.test"},
  imageTooLarge: {"type":"about:blank","title":"The picture is too large","status":413,"code":"file_too_large","detail":"A picture may have at most 1 MB.","errors":[{"field":"image","code":"too_large","message":"must be at most 1 MB"}]},
  imageUnsupported: {"type":"about:blank","title":"Not a picture","status":415,"code":"unsupported_type","detail":"A picture is a PNG, JPEG or WebP file.","errors":[{"field":"image","code":"unsupported_type","message":"must be a PNG, JPEG or WebP picture"}]},
  linkExpired: {"type":"about:blank","title":"The link no longer works","status":410,"code":"link_expired","detail":"Ask for a new link."},
  loggedOut: {"message":"Signed out"},
  loggedOutIdle: {"msg":"success"},
  loginNeeded: {"status":0,"msg":"Please sign in"},
  menuAll: {"msg":"success","data":[{"title":"Home"},{"title":"Competitor Analysis","child":[{"title":"Competitor Dashboard"},{"title":"Product Category","child":[{"title":"Product Category: Edit"}]},{"title":"Competitor Admin","child":[{"title":"Competitor Admin: Edit"},{"title":"Competitor Admin: Rules"}]}]},{"title":"SKU Manager","child":[{"title":"SKU Manager: Edit"},{"title":"SKU Manager: Bulk"},{"title":"SKU Manager: Import"},{"title":"SKU Manager: Export"},{"title":"SKU Manager: Archive"},{"title":"View Costs"},{"title":"Price Slabs","child":[{"title":"Price Slabs: Edit"},{"title":"Price Slabs: Publish"},{"title":"Price Slabs: Override"}]},{"title":"Competitor Manager","child":[{"title":"Competitor Manager: Edit"},{"title":"Competitor Manager: Decide"}]}]},{"title":"Feature Merging","child":[{"title":"Feature Merging: Apply"},{"title":"Feature Merging: Undo"}]},{"title":"Search"},{"title":"Card Payment","child":[{"title":"Card Payment: Charge"},{"title":"Card Payment: Ad hoc"},{"title":"Card Payment: Refund"}]},{"title":"Promostandards","child":[{"title":"Promostandards: Run"},{"title":"Promostandards: Credentials"}]},{"title":"Activity Log","child":[{"title":"Activity Log: Export"},{"title":"Activity Log: Undo"}]},{"title":"Documents","child":[{"title":"Documents: Upload"},{"title":"Documents: Delete"}]},{"title":"Admin","child":[{"title":"Permission Nodes","child":[{"title":"Permission Nodes: Edit"}]},{"title":"Roles","child":[{"title":"Roles: Edit"}]},{"title":"Team","child":[{"title":"Team: Edit"}]}]}]},
  menuAuditor: {"msg":"success","data":[{"title":"Home"},{"title":"Competitor Analysis","child":[{"title":"Competitor Dashboard"},{"title":"Product Category"},{"title":"Competitor Admin"}]},{"title":"SKU Manager","child":[{"title":"View Costs"},{"title":"Price Slabs"},{"title":"Competitor Manager"}]},{"title":"Feature Merging"},{"title":"Search"},{"title":"Card Payment"},{"title":"Promostandards"},{"title":"Activity Log","child":[{"title":"Activity Log: Export"}]},{"title":"Documents"},{"title":"Admin","child":[{"title":"Permission Nodes"},{"title":"Roles"},{"title":"Team"}]}]},
  menuEmpty: {"msg":"success","data":[]},
  menuFailed: {"msg":"permission nodes unavailable","data":null},
  newPassword: {"password":"tulip-field"},
  notFound: {"type":"about:blank","title":"Not found","status":404,"code":"not_found","detail":"This sign-in is over or does not exist."},
  notYourSession: {"type":"about:blank","title":"Not allowed","status":403,"code":"forbidden","detail":"The user id is not yours."},
  passwordChange: {"oldpassword":"backroom","password":"tulip-field","token":"tok_8c1fb2f6a0d94e7b"},
  passwordChangeWrong: {"oldpassword":"letmein","password":"tulip-field","token":"tok_8c1fb2f6a0d94e7b"},
  passwordChanged: {"message":"Password changed successfully"},
  passwordNeedLogin: {"message":"Please sign in","needLogin":true},
  passwordReset: {"message":"Password reset successful"},
  passwordSame: {"message":"New password must differ from the old password"},
  passwordUnsuccessful: {"message":"Password change was unsuccessful"},
  passwordWrong: {"message":"Old password is incorrect"},
  profileAccounts: {"user_id":"u-1006","username":"chiara.bellini","email":"accounts@backroom.test","first_name":"Chiara","last_name":"Bellini","description":"Invoices, card payments and refunds.","profile_image":null,"role":{"id":6,"name":"Accounts"},"is_active":"Y","is_deleted":"N","locale":null},
  profileAdmin: {"user_id":"u-1001","username":"helen.okafor","email":"admin@backroom.test","first_name":"Helen","last_name":"Okafor","description":"Looks after accounts, roles and the nightly jobs.","profile_image":null,"role":{"id":1,"name":"Administrator"},"is_active":"Y","is_deleted":"N","locale":null},
  profileAuditor: {"user_id":"u-1008","username":"ingrid.solberg","email":"auditor@backroom.test","first_name":"Ingrid","last_name":"Solberg","description":"Internal audit, read only.","profile_image":null,"role":{"id":8,"name":"Auditor"},"is_active":"Y","is_deleted":"N","locale":null},
  profileCatalogue: {"user_id":"u-1005","username":"tom.whitaker","email":"catalogue@backroom.test","first_name":"Tom","last_name":"Whitaker","description":"Product data, categories and features.","profile_image":null,"role":{"id":5,"name":"Catalogue Editor"},"is_active":"Y","is_deleted":"N","locale":null},
  profileDeleted: {"user_id":"u-1010","username":"laura.jensen","email":"deleted@backroom.test","first_name":"Laura","last_name":"Jensen","description":"Left the company.","profile_image":null,"role":{"id":7,"name":"Customer Service"},"is_active":"Y","is_deleted":"Y","locale":null},
  profileInactive: {"user_id":"u-1009","username":"peter.novak","email":"inactive@backroom.test","first_name":"Peter","last_name":"Novak","description":"On leave since spring.","profile_image":null,"role":{"id":3,"name":"Pricing Analyst"},"is_active":"N","is_deleted":"N","locale":null},
  profileMerchandiser: {"user_id":"u-1004","username":"sofia.lindqvist","email":"merchandiser@backroom.test","first_name":"Sofia","last_name":"Lindqvist","description":"Range planning for apparel and headwear.","profile_image":null,"role":{"id":4,"name":"Merchandiser"},"is_active":"Y","is_deleted":"N","locale":null},
  profilePricingAnalyst: {"user_id":"u-1003","username":"priya.raman","email":"pricing.analyst@backroom.test","first_name":"Priya","last_name":"Raman","description":"Drinkware and bags; reviews competitor matches every morning.","profile_image":null,"role":{"id":3,"name":"Pricing Analyst"},"is_active":"Y","is_deleted":"N","locale":null},
  profilePricingManager: {"user_id":"u-1002","username":"martin.albrecht","email":"pricing.manager@backroom.test","first_name":"Martin","last_name":"Albrecht","description":"Owns the price ladders and signs off what goes live.","profile_image":null,"role":{"id":2,"name":"Pricing Manager"},"is_active":"Y","is_deleted":"N","locale":null},
  profileRoleAsNumber: {"username":"anne-marie.o'neill","first_name":"Anne-Marie","last_name":"O'Neill","description":"","profile_image":null,"role":7,"is_active":"Y","is_deleted":"N"},
  profileRoleAsText: {"username":"yiannis.k","first_name":"Γιάννης","last_name":"Κωνσταντίνου","description":"","profile_image":null,"role":"Pricing Analyst","is_active":"Y","is_deleted":"N"},
  profileService: {"user_id":"u-1007","username":"daniel.moreau","email":"service@backroom.test","first_name":"Daniel","last_name":"Moreau","description":"Orders and quotes by phone.","profile_image":null,"role":{"id":7,"name":"Customer Service"},"is_active":"Y","is_deleted":"N","locale":null},
  profileSparse: {"username":"temp-07","first_name":null,"last_name":null,"description":null,"profile_image":null,"role":null,"is_active":"Y","is_deleted":"N"},
  profileUpdated: {"user_id":"u-1001","username":"helen.okafor","email":"admin@backroom.test","first_name":"Helen","last_name":"Okafor-Lind","description":"Looks after accounts, roles and the nightly jobs.","profile_image":null,"role":{"id":1,"name":"Administrator"},"is_active":"Y","is_deleted":"N","locale":"en-GB"},
  profileWithImage: {"user_id":"u-1001","username":"helen.okafor","email":"admin@backroom.test","first_name":"Helen","last_name":"Okafor","description":"Looks after accounts, roles and the nightly jobs.","profile_image":"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==","role":{"id":1,"name":"Administrator"},"is_active":"Y","is_deleted":"N","locale":null},
  registered: {"message":"Registration successful"},
  registration: {"username":"nora.quist","email":"nora.quist@backroom.test","password":"tulip-field"},
  registrationConflict: {"type":"about:blank","title":"Already registered","status":409,"code":"conflict","detail":"An account with this user name or e-mail exists.","errors":[{"field":"email","code":"taken","message":"is already registered"}]},
  registrationTaken: {"username":"helen.okafor","email":"admin@backroom.test","password":"tulip-field"},
  resetLinkSent: {"message":"If there is an account for this e-mail, a link is on its way."},
  sessionEnded: {"ended":1},
  sessions: {"items":[{"id":"s-204","device":"Firefox on Windows","startedAt":"2026-11-20T07:58:12Z","lastSeenAt":"2026-11-20T09:41:03Z","current":true},{"id":"s-197","device":"Safari on iPad","startedAt":"2026-11-19T17:20:44Z","lastSeenAt":"2026-11-20T06:12:30Z","current":false},{"id":"s-183","device":"Chrome on Windows","startedAt":"2026-11-18T08:02:19Z","lastSeenAt":"2026-11-19T16:55:01Z","current":false}]},
  sessionsEnded: {"ended":2},
  sessionsEndedNone: {"ended":0},
  sessionsOnlyThis: {"items":[{"id":"s-204","device":"Firefox on Windows","startedAt":"2026-11-20T07:58:12Z","lastSeenAt":"2026-11-20T09:41:03Z","current":true}]},
  tooMany: {"type":"about:blank","title":"Too many attempts","status":429,"code":"too_many_requests","detail":"Try again in half a minute."},
  users: [{"username":"helen.okafor","email":"admin@backroom.test"},{"username":"martin.albrecht","email":"pricing.manager@backroom.test"}],
  usersEmpty: [],
  validation: {"type":"about:blank","title":"The request is not valid","status":422,"code":"validation","errors":[{"field":"password","code":"too_short","message":"must have at least 6 characters"}]},
  wrongPassword: {"message":"Username or password is incorrect"},
};
