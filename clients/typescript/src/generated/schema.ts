/* `make api` writes this file from docs/openapi.json. */

export interface paths {
    "/api/v1/account/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * News for you
         * @description News for you: games that wait for you, seats you were given, notifications.
         */
        get: operations["stream_account"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analysis/evaluations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a position judged
         * @description Have a position judged. An evaluation that exists or is being made costs nothing.
         */
        post: operations["ask_evaluation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analysis/evaluations/{evaluation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The evaluation of a position, or its progress
         * @description The evaluation of a position, or its progress.
         */
        get: operations["get_evaluation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analysis/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a game from its notation
         * @description Read a game from its notation: its events, to be replayed. Nothing is stored.
         */
        post: operations["import_game"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analysis/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A position of a finished game, or one that you have written, played on by all sides
         * @description A position of a finished game, or one that you have written, played on by all sides.
         */
        post: operations["analyse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/announcement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return the operator's announcement
         * @description Return the operator's announcement; ask once a minute at most.
         */
        get: operations["get_announcement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/appeals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appeal against a sanction of yours
         * @description Appeal against a sanction of yours; staff will read it and answer.
         */
        post: operations["appeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The apps that you have registered
         * @description The apps that you have registered.
         */
        get: operations["list_apps"];
        put?: never;
        /**
         * Register an app that acts for accounts by OAuth
         * @description Register an app that acts for accounts by OAuth. Its secret is in this answer alone.
         */
        post: operations["register_app"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/apps/{app_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an app of yours
         * @description Delete an app of yours; it can act for nobody from then on.
         */
        delete: operations["delete_app"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/bot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the account a bot account, for good
         * @description Make the account a bot account, for good. It must never have played.
         */
        post: operations["become_bot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a bot account with its first token
         * @description Make a bot account with its first token: all that a program needs to begin.
         */
        post: operations["register_bot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove your identity again
         * @description Prove your identity again; for five minutes this session may change what is sensitive.
         */
        post: operations["confirm_identity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/confirm/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a proof of identity by a passkey
         * @description Begin a proof of identity by a passkey: the options for `navigator.credentials.get`.
         */
        post: operations["begin_confirmation_by_passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The apps that may act for you
         * @description The apps that may act for you.
         */
        get: operations["list_connected_apps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/connections/{app_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Disconnect an app
         * @description Disconnect an app: its tokens end at once, and its sockets are closed.
         */
        delete: operations["disconnect_app"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete your account, for good
         * @description Delete your account, for good. Your finished games stay, under a deleted player.
         */
        post: operations["delete_account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account's address
         * @description The account's address.
         */
        get: operations["get_email"];
        /**
         * Send a link to a new address
         * @description Send a link to a new address; it replaces the old one once the link is followed.
         */
        put: operations["change_email"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the address by the link in the mail, which may be opened in any browser
         * @description Confirm the address by the link in the mail, which may be opened in any browser.
         */
        post: operations["confirm_email"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/email/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the link again to the address that isn't confirmed yet
         * @description Send the link again to the address that isn't confirmed yet.
         */
        post: operations["resend_email"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The state of the export of your data
         * @description The state of the export of your data.
         */
        get: operations["get_export"];
        put?: never;
        /**
         * Request a zip file of everything that is kept about you
         * @description Request a zip file of everything that is kept about you.
         */
        post: operations["request_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/export/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the zip file of your data
         * @description Download the zip file of your data.
         */
        get: operations["download_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play at once, without an account
         * @description Play at once, without an account. A caller who is logged in stays so (200).
         */
        post: operations["become_guest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The identities at other providers that log in to your account
         * @description The identities at other providers that log in to your account.
         */
        get: operations["list_identities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/identities/{identity_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unlink an identity
         * @description Unlink an identity; it logs nobody in to this account any more.
         */
        delete: operations["unlink_identity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Log in. The answer doesn't reveal whether the account exists.
         */
        post: operations["log_in"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/login/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The second step of logging in
         * @description The second step of logging in: the app's code, or a recovery code.
         */
        post: operations["log_in_with_code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with a passkey alone, or take the second step after the password with one
         * @description Log in with a passkey alone, or take the second step after the password with one.
         */
        post: operations["log_in_with_passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/login/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a login, or its second step
         * @description Begin a login, or its second step: the options for `navigator.credentials.get`.
         */
        post: operations["begin_login_by_passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/login/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The first of two recovery codes, which log in to an account without a password
         * @description The first of two recovery codes, which log in to an account without a password.
         *
         *     It is void then; the second one goes to `auth/login/code`. One code alone would be too
         *     short in place of a password.
         */
        post: operations["recover_account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session
         * @description End the session. A guest can't come back to it.
         */
        post: operations["log_out"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller
         * @description The caller. Also sets the CSRF cookie that every change by a session needs.
         */
        get: operations["me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change name, avatar, language or the sight of ratings
         * @description Change name, avatar, language or the sight of ratings. A banned user keeps the name.
         */
        patch: operations["update_me"];
        trace?: never;
    };
    "/api/v1/auth/newcomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your data at a provider or at Telegram, before you have an account here
         * @description Your data at a provider or at Telegram, before you have an account here.
         *
         *     `address_taken` means that an account here has the address. It is not yours by that: if it
         *     is, log in first, and link the provider then.
         */
        get: operations["get_newcomer"];
        put?: never;
        /**
         * Make an account that the provider or Telegram logs in to, under a name that you choose
         * @description Make an account that the provider or Telegram logs in to, under a name that you choose.
         *
         *     A guest becomes the account, and keeps id and games.
         */
        post: operations["register_newcomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your passkeys, the oldest first
         * @description Your passkeys, the oldest first.
         */
        get: operations["list_passkeys"];
        put?: never;
        /**
         * Add the passkey that the browser has made by `auth/passkeys/options`
         * @description Add the passkey that the browser has made by `auth/passkeys/options`.
         *
         *     With the first second factor of an account come recovery codes; else the list is empty.
         */
        post: operations["add_passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/passkeys/{passkey_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description Remove a passkey; it logs nobody in any more.
         */
        delete: operations["remove_passkey"];
        options?: never;
        head?: never;
        /**
         * Give a passkey another name
         * @description Give a passkey another name.
         */
        patch: operations["rename_passkey"];
        trace?: never;
    };
    "/api/v1/auth/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a passkey
         * @description Begin a passkey: the options for the browser's `navigator.credentials.create`.
         */
        post: operations["begin_passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Change the password; every other session of the account is over.
         */
        post: operations["change_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a link for a new password
         * @description Send a link for a new password. The reply doesn't reveal whether there is an account.
         */
        post: operations["request_password_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/password/reset/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password by the link
         * @description Set a new password by the link; every session of the account is over.
         */
        post: operations["reset_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The providers that people can sign in with here
         * @description The providers that people can sign in with here; an empty list if there are none.
         */
        get: operations["list_providers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/providers/{provider_id}/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a sign-in
         * @description Begin a sign-in: the address at the provider that the browser has to open.
         *
         *     The browser comes back to this site, which then goes on to `next`. Linking and confirming
         *     are for accounts; linking needs a confirmation.
         */
        post: operations["begin_sign_in"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an account and log in
         * @description Make an account and log in. A guest becomes the account and keeps id and games.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/register/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an account with the passkey that the browser has made, and log in
         * @description Make an account with the passkey that the browser has made, and log in.
         *
         *     The guest becomes the account, and keeps id and games. The account has no password.
         */
        post: operations["register_with_passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/register/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin an account with a passkey
         * @description Begin an account with a passkey: the options for `navigator.credentials.create`.
         *
         *     A caller without a session becomes a guest: the passkey needs somebody to belong to.
         */
        post: operations["begin_registration_by_passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The browsers in which the account is logged in
         * @description The browsers in which the account is logged in.
         */
        get: operations["list_sessions"];
        put?: never;
        post?: never;
        /**
         * End every other session of the account
         * @description End every other session of the account; their sockets are closed.
         */
        delete: operations["end_other_sessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sessions/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a session of the account
         * @description End a session of the account; its sockets are closed.
         */
        delete: operations["end_session"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/telegram": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in to the account that is linked to a Telegram account
         * @description Log in to the account that is linked to a Telegram account.
         *
         *     Without one the answer is `name_needed`. For a quarter of an hour `POST auth/newcomer`
         *     then makes an account in this session.
         */
        post: operations["log_in_with_telegram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/telegram/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link a Telegram account to yours, so that it logs you in and the bot knows you
         * @description Link a Telegram account to yours, so that it logs you in and the bot knows you.
         */
        post: operations["link_telegram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The token that you present
         * @description The token that you present: its scopes and its end. Any token will do.
         */
        get: operations["get_own_token"];
        put?: never;
        post?: never;
        /**
         * Revoke the token that you present
         * @description Revoke the token that you present; its sockets are closed.
         */
        delete: operations["revoke_own_token"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tokens by which programs may act for the account
         * @description The tokens by which programs may act for the account.
         */
        get: operations["list_tokens"];
        put?: never;
        /**
         * Make a token for a program
         * @description Make a token for a program. Its text is in this answer and nowhere else.
         */
        post: operations["create_token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/tokens/{token_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a token
         * @description Revoke a token; its sockets are closed.
         */
        delete: operations["revoke_token"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return whether logging in takes a code as well
         * @description Return whether logging in takes a code as well.
         */
        get: operations["get_two_factor"];
        /**
         * Take the second factor into use
         * @description Take the second factor into use: the app's code shows that it knows the secret.
         */
        put: operations["enable_two_factor"];
        post?: never;
        /**
         * Log in by password alone again
         * @description Log in by password alone again; where there is no second factor, that stays so.
         */
        delete: operations["disable_two_factor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/two-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make new recovery codes
         * @description Make new recovery codes; the former codes are void.
         */
        post: operations["renew_recovery_codes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/two-factor/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a secret for an authenticator app
         * @description Make a secret for an authenticator app; it takes effect once a code is sent back.
         */
        post: operations["set_up_two_factor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The players you have blocked, by name
         * @description The players you have blocked, by name.
         */
        get: operations["list_blocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/blocks/{player_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Block a player, also a guest
         * @description Block a player, also a guest: they sit at no table of yours and send you nothing.
         */
        put: operations["block"];
        post?: never;
        /**
         * Unblock a player
         * @description Unblock a player.
         */
        delete: operations["unblock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The levels of the bots, weakest first, with the ratings they have
         * @description The levels of the bots, weakest first, with the ratings they have.
         */
        get: operations["bots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bots/online": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bot accounts that are online, by name
         * @description The bot accounts that are online, by name: those that may be challenged now.
         */
        get: operations["list_online_bots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the challenges to you and by you that wait for an answer, newest first
         * @description List the challenges to you and by you that wait for an answer, newest first.
         */
        get: operations["list_challenges"];
        put?: never;
        /**
         * Ask a bot account for a game of two
         * @description Ask a bot account for a game of two.
         */
        post: operations["challenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/challenges/{challenge_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a challenge to you or by you, with its status
         * @description Read a challenge to you or by you, with its status.
         */
        get: operations["get_challenge"];
        put?: never;
        post?: never;
        /**
         * Withdraw your challenge
         * @description Withdraw your challenge.
         */
        delete: operations["withdraw_challenge"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/challenges/{challenge_id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept
         * @description Accept: the game is `starting`, and begins when both have said `games/{id}/ready`.
         */
        post: operations["accept_challenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/challenges/{challenge_id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline, and say why
         * @description Decline, and say why.
         */
        post: operations["decline_challenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/clubs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List clubs, the largest first, page by page
         * @description List clubs, the largest first, page by page: all, or yours.
         */
        get: operations["list_clubs"];
        put?: never;
        /**
         * Found a club, of which you are the owner
         * @description Found a club, of which you are the owner.
         */
        post: operations["found_club"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/clubs/{club_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a club
         * @description Read a club: its owner, its house rule, and your role.
         */
        get: operations["get_club"];
        put?: never;
        post?: never;
        /**
         * Dissolve a club, as its owner
         * @description Dissolve a club, as its owner. Its games stay.
         */
        delete: operations["dissolve_club"];
        options?: never;
        head?: never;
        /**
         * Change a club, as its owner
         * @description Change a club, as its owner. Open tables keep what they were opened with.
         */
        patch: operations["change_club"];
        trace?: never;
    };
    "/api/v1/clubs/{club_id}/leaderboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the ratings of the members in a mode, at most the best hundred
         * @description List the ratings of the members in a mode, at most the best hundred.
         */
        get: operations["club_leaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/clubs/{club_id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of a club, page by page
         * @description List the members of a club, page by page; for its leaders also who asks to join.
         */
        get: operations["list_club_members"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/clubs/{club_id}/members/{player_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Admit a person who asked or was removed, name a moderator, or hand the club over
         * @description Admit a person who asked or was removed, name a moderator, or hand the club over.
         */
        put: operations["set_club_role"];
        post?: never;
        /**
         * Remove a member, who can't come back alone, or decline a person who asked
         * @description Remove a member, who can't come back alone, or decline a person who asked.
         */
        delete: operations["remove_club_member"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/clubs/{club_id}/membership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Join an open club, or ask to join another one
         * @description Join an open club, or ask to join another one.
         */
        put: operations["join_club"];
        post?: never;
        /**
         * Leave a club, or withdraw what you asked
         * @description Leave a club, or withdraw what you asked.
         */
        delete: operations["leave_club"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/clubs/{club_id}/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the club's open and running tables, as a member
         * @description List the club's open and running tables, as a member: the club's own lobby.
         */
        get: operations["list_club_tables"];
        put?: never;
        /**
         * Open a casual table by the house rule, or by other rules, where you sit on seat 0
         * @description Open a casual table by the house rule, or by other rules, where you sit on seat 0.
         */
        post: operations["open_club_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/daily-deal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the deal of a day
         * @description Read the deal of a day: its bots, the list of results, and your own try.
         */
        get: operations["get_daily_deal"];
        put?: never;
        /**
         * Return your game of today's deal
         * @description Return your game of today's deal; deal it first if there is none. You have one try.
         */
        post: operations["play_daily_deal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List duplicate matches, newest first, page by page
         * @description List duplicate matches, newest first, page by page: public ones, or yours.
         */
        get: operations["list_duplicates"];
        put?: never;
        /**
         * Open a match, in which you have side A's place at the first table
         * @description Open a match, in which you have side A's place at the first table.
         */
        post: operations["open_duplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/duplicates/{duplicate_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a match
         * @description Read a match: its players, and the deals that both tables have played.
         */
        get: operations["get_duplicate"];
        put?: never;
        post?: never;
        /**
         * Call a match off, as its host before the start
         * @description Call a match off, as its host before the start.
         */
        delete: operations["call_off_duplicate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/duplicates/{duplicate_id}/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take a free place before the start, or move to one
         * @description Take a free place before the start, or move to one.
         */
        put: operations["take_place"];
        post?: never;
        /**
         * Give your place up before the start
         * @description Give your place up before the start.
         */
        delete: operations["leave_place"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/duplicates/{duplicate_id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deal at both tables, as the host
         * @description Deal at both tables, as the host; bots take the places that are free.
         */
        post: operations["start_duplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/following": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accounts you follow, by name
         * @description The accounts you follow, by name.
         */
        get: operations["list_following"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/following/{player_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Follow an account
         * @description Follow an account: see when it is here, and what it plays.
         */
        put: operations["follow"];
        post?: never;
        /**
         * Stop following an account
         * @description Stop following an account.
         */
        delete: operations["unfollow"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/following/playing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The players you follow who play now, each with the public game
         * @description The players you follow who play now, each with the public game.
         */
        get: operations["list_friends_at_play"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List games, newest first, page by page
         * @description List games, newest first, page by page.
         */
        get: operations["list_games"];
        put?: never;
        /**
         * Open a table, with the commitment to its deal
         * @description Open a table, with the commitment to its deal; `start` deals at once.
         */
        post: operations["create_game"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a table
         * @description Read a table: its seats, host, status and result.
         */
        get: operations["get_game"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an open table, as its host
         * @description Change an open table, as its host. The other players must agree to its terms again.
         */
        patch: operations["change_game"];
        trace?: never;
    };
    "/api/v1/games/{game_id}/call-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a game of two people without a result that the other left at its beginning
         * @description Cancel a game of two people without a result that the other left at its beginning.
         */
        post: operations["call_off"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the messages of the table, over all games of its series, and what you may post
         * @description Read the messages of the table, over all games of its series, and what you may post.
         */
        get: operations["read_chat"];
        put?: never;
        /**
         * Post a message, as a player of the table
         * @description Post a message, as a player of the table. Free text is for accounts.
         */
        post: operations["post_chat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim the seat of an absent player
         * @description Claim the seat of an absent player: a bot plays on, and in ratings the player is last.
         */
        post: operations["claim_seat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/commands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play a command
         * @description Play a command. It is accepted exactly when it is among the legal ones.
         */
        post: operations["submit_command"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/done-in-advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Switch your done in advance on or off
         * @description Switch your done in advance on or off: it counts whenever a throw-in window closes.
         */
        put: operations["set_done_in_advance"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the events after a version, as you may know them
         * @description Read the events after a version, as you may know them.
         */
        get: operations["events_since"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a running game for good
         * @description Leave a running game for good: a bot plays on, and in ratings you are last.
         */
        post: operations["hand_over"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/host": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Make a player the host instead, as the host before the start
         * @description Make a player the host instead, as the host before the start.
         */
        put: operations["hand_on_table"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the invitations to this table and their answers, for its host and its players
         * @description List the invitations to this table and their answers, for its host and its players.
         */
        get: operations["list_table_invitations"];
        put?: never;
        /**
         * Invite an account to an open table at which you sit, or which you host
         * @description Invite an account to an open table at which you sit, or which you host.
         */
        post: operations["invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/invitations/{invitation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw your invitation
         * @description Withdraw your invitation.
         */
        delete: operations["withdraw_invitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sit down
         * @description Sit down. A password need be given only once in a session.
         */
        post: operations["join_game"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/kick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a player away from this table for good, as the host before the start
         * @description Send a player away from this table for good, as the host before the start.
         */
        post: operations["kick_player"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/knowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cards that a seat of a finished game could know at a moment, and the likely ones
         * @description The cards that a seat of a finished game could know at a moment, and the likely ones.
         */
        get: operations["card_knowledge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave the table before the start
         * @description Leave the table before the start. If the host leaves, the next person becomes host.
         */
        post: operations["leave_game"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/legal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the legal commands of your seat
         * @description List the legal commands of your seat.
         */
        get: operations["legal_commands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/more-time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the other of two people fifteen seconds more
         * @description Give the other of two people fifteen seconds more.
         */
        post: operations["give_time"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return the game after a finished one in which you sat
         * @description Return the game after a finished one in which you sat; create it if there is none.
         */
        post: operations["next_game"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/notation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A finished game as text
         * @description A finished game as text.
         */
        get: operations["notation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The proof that the deal was fixed before the game
         * @description The proof that the deal was fixed before the game; complete once the game is finished.
         */
        get: operations["proof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The status of a game's rating, and the changes of its players' ratings
         * @description The status of a game's rating, and the changes of its players' ratings.
         */
        get: operations["game_ratings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree to what is played
         * @description Agree to what is played; a later game of a series begins when everybody has.
         */
        post: operations["get_ready"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The review of a finished game, or how far it is
         * @description The review of a finished game, or how far it is.
         */
        get: operations["get_review"];
        put?: never;
        /**
         * Have a finished game reviewed
         * @description Have a finished game reviewed. A review that exists or is being made costs nothing.
         */
        post: operations["ask_review"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/seat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move to a free seat, before the start
         * @description Move to a free seat, before the start; the host may change places with a bot.
         */
        put: operations["move_to_seat"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/seats/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Give a seat to a bot or free it, as the host, before the start
         * @description Give a seat to a bot or free it, as the host, before the start.
         */
        patch: operations["set_seat"];
        trace?: never;
    };
    "/api/v1/games/{game_id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deal, as the host
         * @description Deal, as the host.
         */
        post: operations["start_game"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The events of a game and its chat, as you may know them
         * @description The events of a game and its chat, as you may know them. From now on, or after what you have.
         */
        get: operations["stream_game"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/take-win": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Win a game of two people at once that the other has left
         * @description Win a game of two people at once that the other has left.
         */
        post: operations["take_win"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the table's password
         * @description Give the table's password: this session may sit down and watch from now on.
         */
        post: operations["unlock_game"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the game, now or at an older version, as you may know it
         * @description Read the game, now or at an older version, as you may know it.
         */
        get: operations["view_game"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Finished games, oldest end first, one after the other, each with its notation
         * @description Finished games, oldest end first, one after the other, each with its notation.
         */
        get: operations["export_games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The games of the players that you name
         * @description The games of the players that you name: those that run, and each that begins or ends.
         */
        get: operations["stream_players_games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lessons/{lesson}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the commands of the learner, with the versions at which they are played
         * @description Read the commands of the learner, with the versions at which they are played.
         */
        get: operations["get_lesson"];
        put?: never;
        /**
         * Return your running game of the lesson
         * @description Return your running game of the lesson; deal it from its fixed pack if there is none.
         */
        post: operations["play_lesson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lobby/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public tables as they come, change and go
         * @description Public tables as they come, change and go.
         */
        get: operations["stream_lobby"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lobby/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List public tables, newest first, page by page
         * @description List public tables, newest first, page by page.
         */
        get: operations["list_tables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the invitations that you may still answer, newest first
         * @description List the invitations that you may still answer, newest first.
         */
        get: operations["list_invitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/invitations/{invitation_id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sit down on the first free seat
         * @description Sit down on the first free seat; a password isn't asked for.
         */
        post: operations["accept_invitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/invitations/{invitation_id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline, and say why
         * @description Decline, and say why.
         */
        post: operations["decline_invitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/notification-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return your settings
         * @description Return your settings: the channels of each topic, and the players who may invite you.
         */
        get: operations["get_notification_settings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the given settings
         * @description Change the given settings; everything else stays.
         */
        patch: operations["change_notification_settings"];
        trace?: never;
    };
    "/api/v1/me/push-subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send your pushes to this browser, until you log out there
         * @description Send your pushes to this browser, until you log out there. May be repeated.
         */
        post: operations["subscribe_to_pushes"];
        /**
         * Stop sending your pushes to a browser
         * @description Stop sending your pushes to a browser.
         */
        delete: operations["unsubscribe_from_pushes"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/puzzles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your rating by puzzles, and your streaks
         * @description Your rating by puzzles, and your streaks.
         */
        get: operations["my_puzzles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/rule-sets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rule sets that you have saved, by name
         * @description The rule sets that you have saved, by name.
         */
        get: operations["list_my_rule_sets"];
        put?: never;
        /**
         * Save rules under a name, for tables to come and to hand on by their link
         * @description Save rules under a name, for tables to come and to hand on by their link.
         */
        post: operations["save_rule_set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mutes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The players you have muted, by name
         * @description The players you have muted, by name.
         */
        get: operations["list_mutes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mutes/{player_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mute a player
         * @description Mute a player: you don't see their messages at tables, and they don't learn of it.
         */
        put: operations["mute"];
        post?: never;
        /**
         * Unmute a player
         * @description Unmute a player.
         */
        delete: operations["unmute"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The players about whom you keep a note, by name
         * @description The players about whom you keep a note, by name.
         */
        get: operations["list_notes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notes/{player_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keep a note about a player, which nobody else reads
         * @description Keep a note about a player, which nobody else reads.
         */
        put: operations["write_note"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your notifications of the last thirty days, newest first, a page at a time
         * @description Your notifications of the last thirty days, newest first, a page at a time.
         */
        get: operations["list_notifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description Mark notifications as read: some, those of a game, or all. They won't be pushed.
         */
        post: operations["read_notifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pairings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your pairings of the last thirty days and of those to come, newest first
         * @description List your pairings of the last thirty days and of those to come, newest first.
         */
        get: operations["list_pairings"];
        put?: never;
        /**
         * Pair bot accounts for up to 500 games, at once or later
         * @description Pair bot accounts for up to 500 games, at once or later: all are made, or none.
         */
        post: operations["pair_games"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pairings/{pairing_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a pairing of yours, with its games and how far they are
         * @description Read a pairing of yours, with its games and how far they are.
         */
        get: operations["get_pairing"];
        put?: never;
        post?: never;
        /**
         * Cancel a scheduled pairing, or its games that wait for answers
         * @description Cancel a scheduled pairing, or its games that wait for answers; others go on.
         */
        delete: operations["cancel_pairing"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accounts whose name begins with `q`, at most twenty
         * @description The accounts whose name begins with `q`, at most twenty; or those with these `ids`.
         */
        get: operations["search_players"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account with this public name, in any case, or with an id
         * @description The account with this public name, in any case, or with an id: `@4711`.
         */
        get: operations["get_player"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players/{name}/against/{other}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The results of one account against another
         * @description The results of one account against another; private games count for the two alone.
         */
        get: operations["head_to_head"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players/{name}/current-games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The running games of an account, newest first
         * @description The running games of an account, newest first; private ones if you sit there too.
         */
        get: operations["current_games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players/{name}/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An account's finished games, newest first
         * @description An account's finished games, newest first; private ones are shown to itself only.
         */
        get: operations["player_games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players/{name}/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The modes in which an account has been rated, and its place in each
         * @description The modes in which an account has been rated, and its place in each.
         */
        get: operations["player_ratings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players/{name}/ratings/{mode}/graph": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A rating over time, by days
         * @description A rating over time, by days.
         */
        get: operations["rating_graph"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players/{name}/ratings/{mode}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The changes of a rating by each game, newest first
         * @description The changes of a rating by each game, newest first.
         */
        get: operations["rating_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/players/{name}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The results of an account's games
         * @description The results of an account's games: by mode and place, its presets, its streaks.
         *
         *     Private games count for the account itself only.
         */
        get: operations["player_results"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/puzzles/{puzzle_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A puzzle, as far as you have come with it
         * @description A puzzle, as far as you have come with it.
         */
        get: operations["get_puzzle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/puzzles/{puzzle_id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play your move
         * @description Play your move; the rival replies. The first wrong one ends the attempt.
         */
        post: operations["play_puzzle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/puzzles/{puzzle_id}/solution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up and see the solution
         * @description Give up and see the solution; without an earlier outcome the puzzle counts as failed.
         */
        post: operations["give_up_puzzle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/puzzles/daily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The puzzle of today (UTC)
         * @description The puzzle of today (UTC).
         */
        get: operations["daily_puzzle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/puzzles/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A puzzle near your rating that you have not tried
         * @description A puzzle near your rating that you have not tried; one that is begun comes first.
         */
        get: operations["next_puzzle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/{mode}/distribution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The distribution of the ratings of all time of the ranked accounts
         * @description The distribution of the ratings of all time of the ranked accounts.
         */
        get: operations["rating_distribution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ratings/leaderboards/{mode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ranked accounts, best first
         * @description The ranked accounts, best first: settled ratings after enough games.
         */
        get: operations["leaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a player to staff, and what is wrong
         * @description Report a player to staff, and what is wrong: one open report for each of the same.
         */
        post: operations["report_player"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your reports, at most the newest hundred, and which of them staff has handled
         * @description Your reports, at most the newest hundred, and which of them staff has handled.
         */
        get: operations["list_my_reports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rule-sets/{rule_set_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A rule set that somebody has saved, for everybody who knows its id
         * @description A rule set that somebody has saved, for everybody who knows its id.
         */
        get: operations["get_rule_set"];
        put?: never;
        post?: never;
        /**
         * Delete a rule set of yours
         * @description Delete a rule set of yours. Its link leads nowhere then.
         */
        delete: operations["delete_rule_set"];
        options?: never;
        head?: never;
        /**
         * Change a rule set of yours
         * @description Change a rule set of yours. Tables opened with it stay as they are.
         */
        patch: operations["change_rule_set"];
        trace?: never;
    };
    "/api/v1/rules/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The answer whether a rule set makes sense, and for how many
         * @description The answer whether a rule set makes sense, and for how many; if not, all its problems.
         */
        post: operations["check_rules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rules/examples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A small position for each section, each value of an option, and each preset
         * @description A small position for each section, each value of an option, and each preset.
         *
         *     Each is played by the engine; the events between two frames are given.
         */
        get: operations["rule_examples"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rules/presets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The named rule sets, each with its name and a line about it
         * @description The named rule sets, each with its name and a line about it.
         */
        get: operations["presets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rules/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rule set as a JSON Schema
         * @description The rule set as a JSON Schema: every option and value in words, in groups for a form.
         *
         *     Each value has a sentence with its meaning, so that a rule card can be made of the values
         *     that aren't the default.
         */
        get: operations["rules_schema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sanctions/{sanction_id}/acknowledgement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Acknowledge that you have read a sanction
         * @description Acknowledge that you have read a sanction; pages don't show it as new any more.
         */
        put: operations["acknowledge_sanction"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sanctions/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your warnings, mutes and bans, whether in force or over, with your appeals
         * @description Your warnings, mutes and bans, whether in force or over, with your appeals.
         */
        get: operations["list_my_sanctions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seeks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wait in these pools
         * @description Wait in these pools. If you wait already, you go on waiting, in these.
         */
        post: operations["seek_game"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seeks/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the status of your wait
         * @description Read the status of your wait: your pools, or the game for which you were paired.
         */
        get: operations["get_my_seek"];
        put?: never;
        post?: never;
        /**
         * Stop waiting
         * @description Stop waiting. If you are paired, your game is cancelled and the others wait on.
         */
        delete: operations["stop_seeking"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seeks/mine/alive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that you are still there
         * @description Say that you are still there: without it, waiting ends after 75 seconds.
         */
        post: operations["keep_seeking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seeks/pools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pools, with the number of players who wait and the expected wait
         * @description List the pools, with the number of players who wait and the expected wait.
         */
        get: operations["list_pools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournaments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tournaments, latest begin first, page by page
         * @description List tournaments, latest begin first, page by page: public ones, or yours.
         */
        get: operations["list_tournaments"];
        put?: never;
        /**
         * Create a tournament
         * @description Create a tournament. You play in it only if you join.
         */
        post: operations["create_tournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournaments/{tournament_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a tournament, with your part in it
         * @description Read a tournament, with your part in it.
         */
        get: operations["get_tournament"];
        put?: never;
        post?: never;
        /**
         * Call a tournament off, as its host before the begin
         * @description Call a tournament off, as its host before the begin.
         */
        delete: operations["call_off_tournament"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournaments/{tournament_id}/entry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Join, or come back after a pause
         * @description Join, or come back after a pause.
         */
        put: operations["join_tournament"];
        post?: never;
        /**
         * Leave
         * @description Leave; your results stay, and a running game goes on.
         */
        delete: operations["leave_tournament"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournaments/{tournament_id}/export/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the finished games
         * @description Read the finished games: as lines of JSON, each with its notation, or notations alone.
         */
        get: operations["export_tournament_games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournaments/{tournament_id}/export/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read all standings, best first, as lines of JSON or comma-separated values
         * @description Read all standings, best first, as lines of JSON or comma-separated values.
         */
        get: operations["export_standings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournaments/{tournament_id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Be seated at no further table until you join again
         * @description Be seated at no further table until you join again; a running game goes on.
         */
        post: operations["pause_tournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournaments/{tournament_id}/standings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the standings, best first, page by page
         * @description Read the standings, best first, page by page.
         */
        get: operations["get_standings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournaments/{tournament_id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A tournament with its standings and newest tables, again whenever they change
         * @description A tournament with its standings and newest tables, again whenever they change.
         */
        get: operations["stream_tournament"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournaments/{tournament_id}/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tables and byes, newest first, page by page
         * @description List the tables and byes, newest first, page by page; each names its game.
         */
        get: operations["list_tournament_tables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournaments/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create up to 50 tournaments together, all or none
         * @description Create up to 50 tournaments together, all or none: by link, by password or of a club.
         */
        post: operations["create_tournaments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournaments/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the calendar
         * @description Read the calendar: public tournaments that run, come and were, and those you joined.
         */
        get: operations["get_calendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournaments/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the public tournaments that run and come as iCalendar, for calendar programs
         * @description Read the public tournaments that run and come as iCalendar, for calendar programs.
         */
        get: operations["read_icalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is on TV
         * @description Read what is on TV: the best running game of all, and of each mode.
         */
        get: operations["watch_tv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tv/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The best running game of all and of each mode, as they change
         * @description The best running game of all and of each mode, as they change. Follow a game by its own stream.
         */
        get: operations["stream_tv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your webhooks
         * @description Your webhooks.
         */
        get: operations["list_webhooks"];
        put?: never;
        /**
         * Have events of your games posted to an address
         * @description Have events of your games posted to an address. The secret is in this answer only.
         */
        post: operations["create_webhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of your webhooks
         * @description One of your webhooks.
         */
        get: operations["get_webhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook, with its waiting and delivered events
         * @description Delete a webhook, with its waiting and delivered events.
         */
        delete: operations["delete_webhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook, switch it off, or on again after it was switched off
         * @description Change a webhook, switch it off, or on again after it was switched off.
         */
        patch: operations["change_webhook"];
        trace?: never;
    };
    "/api/v1/webhooks/{webhook_id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return a webhook's deliveries of the last seven days, with each try, newest first
         * @description Return a webhook's deliveries of the last seven days, with each try, newest first.
         */
        get: operations["list_webhook_deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook_id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a webhook a new secret
         * @description Give a webhook a new secret. For a day events are signed with the old one, too.
         */
        post: operations["renew_webhook_secret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook_id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a test event, once
         * @description Post a test event, once; the deliveries show the result.
         */
        post: operations["test_webhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        _NewCredentialResponse: {
            attestationObject: string;
            /** @default null */
            authenticatorData?: string | null;
            clientDataJSON: string;
            /** @default null */
            publicKey?: string | null;
            /** @default null */
            publicKeyAlgorithm?: number | null;
            /** @default [] */
            transports?: string[];
        };
        _UsedCredentialResponse: {
            /** @default null */
            attestationObject?: string | null;
            authenticatorData: string;
            clientDataJSON: string;
            signature: string;
            /** @default null */
            userHandle?: string | null;
        };
        /** @description Sit down, with a share of the shuffle's secret. */
        AcceptRequest: {
            /**
             * @description Your own part of the shuffle's secret.
             * @default
             */
            client_seed?: string;
        };
        /** @description A message of the server on `/ws/me`. */
        AccountMessage: components["schemas"]["HelloMessage"] | components["schemas"]["OwnGameMessage"] | components["schemas"]["MatchMessage"] | components["schemas"]["NotificationMessage"] | components["schemas"]["UnreadMessage"] | components["schemas"]["StandingMessage"] | components["schemas"]["ErrorMessage"] | components["schemas"]["PongMessage"];
        /** @description A move on the board, with all that came of it; versions are counted from its start. */
        AnalysedMove: {
            command: components["schemas"]["Command"];
            events: components["schemas"]["Event"][];
            /** @description Clockwise from 0. */
            seat: number;
        };
        /** @description A move of one side. */
        AnalysedMoveRequest: {
            command: components["schemas"]["Command"];
            seat: number;
        };
        /** @description A position with all its cards, and what every seat may do in it. */
        AnalysedPosition: {
            /** @description The version of the game from which it is, before the moves. */
            at: number | null;
            moves: components["schemas"]["AnalysedMove"][];
            /** @description In the notation of positions. */
            position: string;
            rules: components["schemas"]["Rules"];
            /** @description The position before the moves. */
            start: components["schemas"]["View"];
            /** @description Empty once the game is over. */
            turns: components["schemas"]["AnalysedTurn"][];
            view: components["schemas"]["View"];
        };
        /** @description A seat that may act, and its legal moves. */
        AnalysedTurn: {
            /** @description The game waits for it; others may act, too. */
            is_awaited: boolean;
            legal: components["schemas"]["Offer"][];
            /** @description Clockwise from 0. */
            seat: number;
        };
        /**
         * @description A position, by its source, and the moves to play on from it.
         *
         *     Either `position`, or `at` with the `game_id` of a finished game or the `notation` of any game.
         */
        AnalysisRequest: {
            /**
             * @description A version of the game; the next one with a choice.
             * @default null
             */
            at?: number | null;
            /** @default null */
            game_id?: string | null;
            /** @default [] */
            moves?: components["schemas"]["AnalysedMoveRequest"][];
            /**
             * @description In the notation of games.
             * @default null
             */
            notation?: string | null;
            /**
             * @description In the notation of positions.
             * @default null
             */
            position?: string | null;
        };
        /** @description An announcement to everybody: a text, the time of a restart, or both. */
        Announcement: {
            /** @description A new one has another. */
            id: number;
            /** @description True if no rated game begins until the restart is over. */
            rated_games_rest: boolean;
            /** @description The time of a short restart of the service. */
            restart_at: string | null;
            /** @description The operator's text by language; there is an English one if there is any. */
            texts: {
                [key: string]: string;
            };
        };
        /** @description The current announcement, if there is one. */
        AnnouncementReply: {
            announcement: components["schemas"]["Announcement"] | null;
        };
        /** @description The reason against a sanction; there is one appeal for each sanction. */
        AppealRequest: {
            sanction: number;
            text: string;
        };
        /** @description An appeal and, once there is one, its answer: whether the sanction stands, and why. */
        AppealState: {
            answered_at: string | null;
            /** Format: date-time */
            at: string;
            outcome: ("stands" | "lifted") | null;
            text: string;
            words: string;
        };
        /** @description An app to be registered, which acts for accounts with their owners' consent. */
        AppRequest: {
            /**
             * @description It runs on a server and can keep a secret; not a page or a program.
             * @default false
             */
            confidential?: boolean;
            /** @description People see it when they are asked. */
            name: string;
            /** @description Addresses to send people back to: https, or http on their own machine. */
            redirect_uris: string[];
        };
        /** @description The defender covered `attack` with `card`; `cheat` says whether that broke the rules. */
        AttackBeatenEvent: {
            /**
             * @description The time of the move; null in puzzles and analyses, which have none.
             * @default null
             */
            at?: number | null;
            attack: components["schemas"]["Card"];
            card: components["schemas"]["Card"];
            /** @description The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game. */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            /** @default false */
            cheat?: boolean;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "attack_beaten";
            /** @description Number of the newest event; 0 before the start. */
            version: number;
        };
        /** @description An attacker adds nothing more, until another card reaches the table or the defender takes. */
        AttackerDoneEvent: {
            /**
             * @description The time of the move; null in puzzles and analyses, which have none.
             * @default null
             */
            at?: number | null;
            /** @description The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game. */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "attacker_done";
            /** @description Number of the newest event; 0 before the start. */
            version: number;
        };
        /**
         * @description A wrong transfer is undone: `seat` defends again, against `attacker` and up to `limit`.
         *
         *     `transfers` is the number of earlier transfers of the bout, which stay valid.
         */
        AttackReturnedEvent: {
            /**
             * @description The time of the move; null in puzzles and analyses, which have none.
             * @default null
             */
            at?: number | null;
            attacker: number;
            /** @description The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game. */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            /** @enum {string} */
            direction: "left" | "right";
            limit: number;
            seat: number;
            transfers: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "attack_returned";
            /** @description Number of the newest event; 0 before the start. */
            version: number;
        };
        /**
         * @description `seat` transferred the attack with `cards` and attacks now.
         *
         *     `defender` and `limit` are the new ones; `cheat` says whether the transfer broke the rules.
         */
        AttackTransferredEvent: {
            /**
             * @description The time of the move; null in puzzles and analyses, which have none.
             * @default null
             */
            at?: number | null;
            cards: components["schemas"]["Card"][];
            /** @description The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game. */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            /** @default false */
            cheat?: boolean;
            defender: number;
            /** @enum {string} */
            direction: "left" | "right";
            limit: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "attack_transferred";
            /** @description Number of the newest event; 0 before the start. */
            version: number;
        };
        /** @description The author of a message. */
        Author: {
            avatar: ("badger" | "bear" | "beaver" | "cat" | "deer" | "dog" | "eagle" | "fox" | "frog" | "hare" | "hedgehog" | "koala" | "lion" | "lynx" | "mouse" | "otter" | "owl" | "panda" | "pig" | "raven" | "robin" | "seal" | "squirrel" | "wolf") | null;
            id: number;
            /** @enum {string} */
            kind: "guest" | "account" | "bot_account" | "deleted";
            name: string;
        };
        /** @description So many seconds for the whole game, and an increment after each command in time. */
        BankClock: {
            increment: number;
            seconds: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bank";
        };
        /** @description So many seconds for the whole game, and an increment after each command in time. */
        BankClockRequest: {
            increment: number;
            seconds: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bank";
        };
        /** @description The defender covers the unbeaten `attack` with `card`. */
        BeatCommand: {
            attack: components["schemas"]["Card"];
            card: components["schemas"]["Card"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "beat";
        };
        /** @description One page of a leaderboard; `season` is null for all time. */
        Board: {
            least_games: number;
            /** @enum {string} */
            mode: "duel" | "table" | "transfer" | "partners";
            next: string | null;
            previous: string | null;
            results: components["schemas"]["BoardRow"][];
            season: string | null;
            /** @description The seasons played, newest first. */
            seasons: string[];
            you: components["schemas"]["OwnRow"] | null;
        };
        /** @description A row of a leaderboard; equal ratings share a rank. */
        BoardRow: {
            deviation: number;
            games: number;
            peak: number;
            player: components["schemas"]["RankedPlayer"];
            /** @description Too unsure to be ranked. */
            provisional: boolean;
            rank: number;
            rating: number;
        };
        /** @description A level of the service's own bots, with its ratings. */
        Bot: {
            /** @enum {string} */
            level: "child" | "beginner" | "learner" | "casual" | "clever" | "master";
            ratings: components["schemas"]["BotRating"][];
        };
        /** @description A bot account that was just made, and its first token. */
        BotAccount: {
            account: components["schemas"]["NewAccount"];
            token: components["schemas"]["NewToken"];
        };
        /** @description A new bot account with a token for its program. */
        BotAccountRequest: {
            /** @description The days until it expires. */
            days: number;
            /** @description For you, to know it by. */
            name: string;
            /** @description By which a person logs in, for more tokens. */
            password: string;
            /** @description The rights of the token. */
            scopes: components["schemas"]["Scope"][];
            username: string;
        };
        /** @description All levels of bots, weakest first. */
        BotList: components["schemas"]["Bot"][];
        /** @description One of the service's own bots. */
        BotPlayer: {
            /** @description The number of the face of the service's bot, which pages draw and name: the same in all games of a series. */
            face: number;
            id: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "bot";
            /** @enum {string} */
            level: "child" | "beginner" | "learner" | "casual" | "clever" | "master";
            name: string;
        };
        /** @description A rating in one mode. */
        BotRating: {
            deviation: number;
            games: number;
            /** @enum {string} */
            mode: "duel" | "table" | "transfer" | "partners";
            /** @description Too unsure to be ranked. */
            provisional: boolean;
            rating: number;
        };
        /** @description An empty object: there is nothing to choose. */
        BotRequest: Record<string, never>;
        /** @description A bot plays here. */
        BotSeat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "bot";
            /** @enum {string} */
            level: "child" | "beginner" | "learner" | "casual" | "clever" | "master";
        };
        /**
         * @description The table is cleared: `cards` go to the discard pile, or into the defender's hand.
         *
         *     Where only unbeaten cards are taken, `discarded` are the cards that go to the discard pile
         *     although the defender takes; the JSON form omits them when there are none. `idle_bouts` is the
         *     number of bouts in a row, with this one, that count towards a draw (rules.md 2.12).
         */
        BoutEndedEvent: {
            /**
             * @description The time of the move; null in puzzles and analyses, which have none.
             * @default null
             */
            at?: number | null;
            cards: components["schemas"]["Card"][];
            /** @description The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game. */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            defender: number;
            /** @default [] */
            discarded?: components["schemas"]["Card"][];
            idle_bouts: number;
            /** @enum {string} */
            outcome: "beaten_off" | "taken";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bout_ended";
            /** @description Number of the newest event; 0 before the start. */
            version: number;
        };
        /**
         * @description A new bout: `leader` opens it against `defender`, with at most `limit` attack cards.
         *
         *     With the number of the running bout, that bout starts again: a call left nothing on the table.
         */
        BoutStartedEvent: {
            /**
             * @description The time of the move; null in puzzles and analyses, which have none.
             * @default null
             */
            at?: number | null;
            /** @description The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game. */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            defender: number;
            /** @enum {string} */
            direction: "left" | "right";
            leader: number;
            limit: number;
            number: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bout_started";
            /** @description Number of the newest event; 0 before the start. */
            version: number;
        };
        /**
         * @description The public part of a bout, which is nearly all of it.
         *
         *     `cheats` are the cards of plays that broke the rules, shown when the game is finished; `cleared`
         *     are the cards of plays that were called wrongly; `caught` are the seats caught cheating in this
         *     bout.
         */
        BoutView: {
            attacker: number;
            caught: number[];
            cheats: components["schemas"]["Card"][];
            cleared: components["schemas"]["Card"][];
            defender: number;
            /** @enum {string} */
            direction: "left" | "right";
            done: number[];
            leader: number;
            limit: number;
            number: number;
            table: components["schemas"]["TablePair"][];
            taking: boolean;
        };
        /** @description The number of ranked players with a rating from `start` up to the next bucket. */
        Bucket: {
            players: number;
            start: number;
        };
        /** @description A player says that the play which put `card` on the table broke the rules. */
        CallCheatCommand: {
            card: components["schemas"]["Card"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "call_cheat";
        };
        /** @description `seat` called a fair play; `cards` are all that were played together. */
        CallFailedEvent: {
            /**
             * @description The time of the move; null in puzzles and analyses, which have none.
             * @default null
             */
            at?: number | null;
            cards: components["schemas"]["Card"][];
            /** @description The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game. */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "call_failed";
            /** @description Number of the newest event; 0 before the start. */
            version: number;
        };
        /** @description Rank and suit, as in `"TH"`; `"XR"` and `"XB"` are the red and the black joker, `"??"` is a card the viewer may not know. */
        Card: string;
        /** @description The knowledge of a seat about the cards it did not see, with a perfect memory. */
        CardKnowledge: {
            /** @description The number of cards beside each seat's hand. */
            face_down: number[];
            /** @description Of all other seats. */
            hands: components["schemas"]["KnownHand"][];
            /** @description Clockwise from 0. */
            seat: number;
            talon: number;
            /** @description In other hands, face down or in the talon: which, is open. */
            unseen: components["schemas"]["Card"][];
            /** @description Number of the newest event; 0 before the start. */
            version: number;
        };
        /**
         * @description All cards are dealt.
         *
         *     `hidden` are face down beside the hands. `talon` is in drawing order, with the turned-up
         *     `trump_card` last, or last but one if a face-down card is under it. `trump_holder` holds that
         *     card if it was the last one dealt. `number` counts the deals of the game. `passed_over` are the
         *     jokers that were turned up before the trump card and went under the talon; the JSON form omits
         *     them when there are none.
         */
        CardsDealtEvent: {
            /**
             * @description The time of the move; null in puzzles and analyses, which have none.
             * @default null
             */
            at?: number | null;
            /** @description The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game. */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            hands: components["schemas"]["Card"][][];
            hidden: components["schemas"]["Card"][][];
            number: number;
            /** @default [] */
            passed_over?: components["schemas"]["Card"][];
            talon: components["schemas"]["Card"][];
            trump: ("C" | "D" | "H" | "S") | null;
            trump_card: components["schemas"]["Card"] | null;
            trump_holder: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cards_dealt";
            /** @description Number of the newest event; 0 before the start. */
            version: number;
        };
        /**
         * @description `seat` drew `cards` from the talon, which has `talon` cards left.
         *
         *     `shown` are the drawn cards that everybody sees: the turned-up card, the new trump card.
         */
        CardsDrawnEvent: {
            /**
             * @description The time of the move; null in puzzles and analyses, which have none.
             * @default null
             */
            at?: number | null;
            cards: components["schemas"]["Card"][];
            /** @description The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game. */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            seat: number;
            shown: components["schemas"]["Card"][];
            talon: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cards_drawn";
            /** @description Number of the newest event; 0 before the start. */
            version: number;
        };
        /** @description The leader opened the bout; `cheat` says whether that broke the rules. */
        CardsLedEvent: {
            /**
             * @description The time of the move; null in puzzles and analyses, which have none.
             * @default null
             */
            at?: number | null;
            cards: components["schemas"]["Card"][];
            /** @description The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game. */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            /** @default false */
            cheat?: boolean;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cards_led";
            /** @description Number of the newest event; 0 before the start. */
            version: number;
        };
        /** @description An attacker added a card; `cheat` says whether that broke the rules. */
        CardThrownInEvent: {
            /**
             * @description The time of the move; null in puzzles and analyses, which have none.
             * @default null
             */
            at?: number | null;
            card: components["schemas"]["Card"];
            /** @description The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game. */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            /** @default false */
            cheat?: boolean;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card_thrown_in";
            /** @description Number of the newest event; 0 before the start. */
            version: number;
        };
        /** @description Options of `navigator.credentials`: those of WebAuthn in JSON, under `publicKey`. */
        CeremonyOptions: {
            publicKey: {
                [key: string]: unknown;
            };
        };
        /** @description An account asks a bot account for a game of two. */
        Challenge: {
            /** Format: date-time */
            at: string;
            challenged: components["schemas"]["Challenger"];
            challenger: components["schemas"]["Challenger"];
            clock: (components["schemas"]["PerCommandClock"] | components["schemas"]["BankClock"] | components["schemas"]["DaysClock"]) | null;
            /** Format: date-time */
            expires_at: string;
            /** @description The game that accepting makes has the same id. */
            id: string;
            preset: string | null;
            rated: boolean;
            /** @description The reason for declining it. */
            reason: ("generic" | "later" | "rules" | "clock" | "rated" | "casual" | "no_bots" | "only_bots") | null;
            rules: components["schemas"]["Rules"];
            rules_name: string | null;
            /** @enum {string} */
            status: "pending" | "accepted" | "declined" | "withdrawn" | "expired";
        };
        /** @description A challenge of yours was declined. */
        ChallengeDeclinedWebhook: {
            data: {
                /** @description The id of the challenge. */
                challenge: string;
            };
            /** Format: date-time */
            timestamp: string;
            /** @constant */
            type: "challenge.declined";
        };
        /** @description Challenges. */
        ChallengeList: components["schemas"]["Challenge"][];
        /** @description One of the two accounts of a challenge. */
        Challenger: {
            avatar: ("badger" | "bear" | "beaver" | "cat" | "deer" | "dog" | "eagle" | "fox" | "frog" | "hare" | "hedgehog" | "koala" | "lion" | "lynx" | "mouse" | "otter" | "owl" | "panda" | "pig" | "raven" | "robin" | "seal" | "squirrel" | "wolf") | null;
            id: number;
            /** @enum {string} */
            kind: "guest" | "account" | "bot_account" | "deleted";
            name: string;
        };
        /** @description You were challenged. */
        ChallengeReceivedWebhook: {
            data: {
                /** @description The id of the challenge. */
                challenge: string;
                challenger: components["schemas"]["Challenger"];
                terms: components["schemas"]["GameTerms"];
            };
            /** Format: date-time */
            timestamp: string;
            /** @constant */
            type: "challenge.received";
        };
        /** @description The name of the bot account to challenge, and the terms of the game. */
        ChallengeRequest: {
            /**
             * @description Rated games have one in any case: 60 s a command.
             * @default null
             */
            clock?: (components["schemas"]["PerCommandClockRequest"] | components["schemas"]["BankClockRequest"] | components["schemas"]["DaysClockRequest"]) | null;
            name: string;
            /** @default null */
            preset?: string | null;
            /**
             * @description Its result counts; for a rated preset.
             * @default false
             */
            rated?: boolean;
            /** @default null */
            rule_set?: string | null;
            /** @default null */
            rules?: components["schemas"]["RulesRequest"] | null;
        };
        /** @description The changes to an open table; members left out stay as they are. */
        ChangeGameRequest: {
            /** @default null */
            aids?: boolean | null;
            /**
             * @description Null: time isn't limited; a rated game then has 60 s a command.
             * @default null
             */
            clock?: (components["schemas"]["PerCommandClockRequest"] | components["schemas"]["BankClockRequest"] | components["schemas"]["DaysClockRequest"]) | null;
            /**
             * @description Null takes the password away.
             * @default null
             */
            password?: string | null;
            /** @default null */
            preset?: string | null;
            /** @default null */
            private?: boolean | null;
            /** @default null */
            rated?: boolean | null;
            /** @default null */
            rule_set?: string | null;
            /** @default null */
            rules?: components["schemas"]["RulesRequest"] | null;
            /** @default null */
            seats?: number | null;
        };
        /** @description A new password in place of the old one. */
        ChangePasswordRequest: {
            /**
             * @description Left out by an account without a password.
             * @default
             */
            current_password?: string;
            new_password: string;
        };
        /** @description The channels by which you are notified of one topic. */
        Channels: {
            browser: boolean;
            /** @description To your confirmed address, one until the notification is read. */
            mail: boolean;
            page: boolean;
            push: boolean;
            telegram: boolean;
        };
        /** @description All channels: the first message, and again whenever one of them changes. */
        ChannelsMessage: {
            channels: components["schemas"]["TvChannel"][];
            /** @description Milliseconds since 1970. */
            server_time: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "channels";
        };
        /** @description A message in the chat of a table: a phrase or a reaction by its `code`, or a free `text`. */
        ChatMessage: {
            /** Format: date-time */
            at: string;
            author: components["schemas"]["Author"];
            code: ("hello" | "good_luck" | "well_played" | "good_game" | "thanks" | "oops" | "sorry" | "one_moment" | "hurry" | "one_more" | "have_to_go" | "bye") | ("smile" | "laugh" | "wow" | "sad" | "angry" | "thumbs_up" | "heart" | "fire") | null;
            /** @description Rises in the order messages were sent. */
            id: number;
            /** @enum {string} */
            kind: "preset" | "reaction" | "text";
            series: string;
            text: string | null;
        };
        /** @description New messages of the chat, as the viewer may see them. */
        ChatMessages: {
            messages: components["schemas"]["ChatMessage"][];
            /** @description Milliseconds since 1970. */
            server_time: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "chat";
        };
        /**
         * @description Messages in the order they were sent, as the caller may see them.
         *
         *     `older`, if there are any, is the `before` that gives the page before this one.
         */
        ChatPage: {
            messages: components["schemas"]["ChatMessage"][];
            older: number | null;
            you: components["schemas"]["ChatVoice"];
        };
        /** @description The message to post. */
        ChatRequest: components["schemas"]["PhraseRequest"] | components["schemas"]["ReactionRequest"] | components["schemas"]["TextRequest"];
        /** @description The caller's rights: to post anything, phrases and reactions, or nothing; and the reason. */
        ChatVoice: {
            /** @enum {string} */
            may: "write" | "say" | "read";
            /** @description The end of a mute; null if it has none. */
            until: string | null;
            why: ("not_authenticated" | "not_your_seat" | "chat_closed" | "account_needed" | "muted") | null;
        };
        /**
         * @description `seat` called a play that broke the rules, and the play is undone.
         *
         *     `cards`, all that were played together, go back to the `cheat`, and `beaten_by`, the cards that
         *     beat them, to the `defender`. `returned` are the cards that go back to other hands, seat by
         *     seat: the new defenders played them after a wrong transfer.
         */
        CheatCaughtEvent: {
            /**
             * @description The time of the move; null in puzzles and analyses, which have none.
             * @default null
             */
            at?: number | null;
            beaten_by: components["schemas"]["Card"][];
            cards: components["schemas"]["Card"][];
            /** @description The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game. */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            cheat: number;
            defender: number;
            /** @default [] */
            returned?: components["schemas"]["Card"][][];
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cheat_caught";
            /** @description Number of the newest event; 0 before the start. */
            version: number;
        };
        /** @description A club. */
        Club: {
            /** @description The number of those who ask to join; null unless you admit people. */
            asking: number | null;
            /** Format: date-time */
            created_at: string;
            description: string;
            /** @description Staff have hidden it: only its members see it, and nobody joins it. */
            hidden: boolean;
            house_rule: components["schemas"]["HouseRule"];
            id: string;
            members: number;
            name: string;
            /** @description Anybody may join; otherwise people ask. */
            open: boolean;
            owner: components["schemas"]["ClubPerson"];
            /** @description Your role. */
            you: ("owner" | "moderator" | "member" | "asking" | "removed") | null;
        };
        /** @description The ratings of the members in a mode, best first; unsure ratings are there too. */
        ClubBoard: {
            /** @enum {string} */
            mode: "duel" | "table" | "transfer" | "partners";
            results: components["schemas"]["ClubBoardRow"][];
        };
        /** @description A row of the club's leaderboard; equal ratings share a rank. */
        ClubBoardRow: {
            deviation: number;
            games: number;
            player: components["schemas"]["ClubPerson"];
            /** @description Too unsure to be ranked. */
            provisional: boolean;
            rank: number;
            rating: number;
        };
        /** @description The changes to a club; members left out stay as they are. */
        ClubChangeRequest: {
            /** @default null */
            description?: string | null;
            /** @default null */
            name?: string | null;
            /** @default null */
            open?: boolean | null;
            /** @default null */
            preset?: string | null;
            /** @default null */
            rule_set?: string | null;
            /** @default null */
            rules?: components["schemas"]["RulesRequest"] | null;
            /** @default null */
            seats?: number | null;
        };
        /** @description A person with a role in a club. */
        ClubMember: {
            player: components["schemas"]["ClubPerson"];
            /** @enum {string} */
            role: "owner" | "moderator" | "member" | "asking" | "removed";
            /** Format: date-time */
            since: string;
        };
        /** @description One page of members, the oldest first; `next` and `previous` are addresses of others. */
        ClubMemberPage: {
            next: string | null;
            previous: string | null;
            results: components["schemas"]["ClubMember"][];
        };
        /** @description One page of clubs, the largest first; `next` and `previous` are addresses of others. */
        ClubPage: {
            next: string | null;
            previous: string | null;
            results: components["schemas"]["Club"][];
        };
        /** @description A person in a club, or one who asks to join. */
        ClubPerson: {
            avatar: ("badger" | "bear" | "beaver" | "cat" | "deer" | "dog" | "eagle" | "fox" | "frog" | "hare" | "hedgehog" | "koala" | "lion" | "lynx" | "mouse" | "otter" | "owl" | "panda" | "pig" | "raven" | "robin" | "seal" | "squirrel" | "wolf") | null;
            id: number;
            /** @enum {string} */
            kind: "guest" | "account" | "bot_account" | "deleted";
            name: string;
        };
        /** @description A new club, and its house rule: one of a preset, rules and the id of saved rules. */
        ClubRequest: {
            /** @default  */
            description?: string;
            /** @description Letters of one alphabet, digits and - . ' _; no other club has it, or one that looks like it. */
            name: string;
            /**
             * @description Anybody may join; otherwise people ask.
             * @default true
             */
            open?: boolean;
            /** @default null */
            preset?: string | null;
            /** @default null */
            rule_set?: string | null;
            /** @default null */
            rules?: components["schemas"]["RulesRequest"] | null;
            /**
             * @description The usual number of players at a table.
             * @default 4
             */
            seats?: number;
        };
        /** @description The role that a person gets. */
        ClubRoleRequest: {
            /** @enum {string} */
            role: "owner" | "moderator" | "member";
        };
        /** @description A table of the club; what is left out is as the house rule has it. */
        ClubTableRequest: {
            /**
             * @description Left out: time isn't limited.
             * @default null
             */
            clock?: (components["schemas"]["PerCommandClockRequest"] | components["schemas"]["BankClockRequest"] | components["schemas"]["DaysClockRequest"]) | null;
            /** @default null */
            preset?: string | null;
            /** @default null */
            rule_set?: string | null;
            /** @default null */
            rules?: components["schemas"]["RulesRequest"] | null;
            /** @default null */
            seats?: number | null;
        };
        /** @description The club's open and running tables, newest first. */
        ClubTables: components["schemas"]["Game"][];
        /** @description The code of a second factor, or one of the recovery codes. */
        CodeRequest: {
            code: string;
        };
        /** @description A command of a seat. It is accepted exactly when it is among the offers. */
        Command: components["schemas"]["LeadCommand"] | components["schemas"]["ThrowInCommand"] | components["schemas"]["BeatCommand"] | components["schemas"]["TransferCommand"] | components["schemas"]["ShowTransferCommand"] | components["schemas"]["TakeCommand"] | components["schemas"]["DoneCommand"] | components["schemas"]["SwapTrumpCommand"] | components["schemas"]["RequestRedealCommand"] | components["schemas"]["KeepHandCommand"] | components["schemas"]["CallCheatCommand"];
        /** @description The answer to an accepted command: its events and the game right after it. */
        CommandReply: {
            /** @description The seats whose decision is waited for. */
            awaited: number[];
            events: components["schemas"]["Event"][];
            /** @description The part of `legal` that keeps the rules; null where nobody may cheat. */
            fair: components["schemas"]["Offer"][] | null;
            /** @description The legal commands of the viewer's seat; no seat: none. */
            legal: components["schemas"]["Offer"][];
            /** @description The version with its history: where to resume from. A version that the service lost and other events got has another mark. */
            mark: string;
            /** @description Number of the newest event; 0 before the start. */
            version: number;
            view: components["schemas"]["View"];
        };
        /** @description A command for a seat; the seat may be left out, since nobody has two. */
        CommandRequest: {
            command: components["schemas"]["Command"];
            /** @default null */
            expected_mark?: string | null;
            /** @default null */
            expected_version?: number | null;
            /** @default null */
            seat?: number | null;
        };
        /** @description Proof that the caller owns the account: the password, a code, or a passkey's answer. */
        ConfirmRequest: {
            /** @default null */
            code?: string | null;
            /** @default null */
            credential?: components["schemas"]["UsedCredential"] | null;
            /** @default null */
            password?: string | null;
        };
        /** @description A conflict with the state of the game; `stale_version` has the missed events. */
        Conflict: {
            code: string;
            detail: string;
            /** @default null */
            errors?: components["schemas"]["FieldError"][] | null;
            /**
             * @description Null where the command was made for a version that was lost.
             * @default null
             */
            events?: components["schemas"]["Event"][] | null;
            /** @default null */
            field?: string | null;
            /** @default null */
            mark?: string | null;
            /**
             * @description Of `scope_needed`: which the token lacks.
             * @default null
             */
            scope?: string | null;
            status: number;
            title: string;
            type: string;
            /**
             * @description The end of a ban; null: never, or not about a ban.
             * @default null
             */
            until?: string | null;
            /** @default null */
            version?: number | null;
        };
        /** @description An app that may act for the account. */
        ConnectedApp: {
            /** @description The name of the account that registered it. */
            by: string;
            id: number;
            /** @description To the minute. */
            last_used_at: string | null;
            name: string;
            scopes: components["schemas"]["Scope"][];
            /**
             * Format: date-time
             * @description The time of its oldest valid token.
             */
            since: string;
        };
        /** @description The apps that may act for the account, the one connected last first. */
        ConnectedAppList: components["schemas"]["ConnectedApp"][];
        /** @description Tournaments that were created together, in the order of the request. */
        CreatedTournaments: {
            tournaments: components["schemas"]["Tournament"][];
        };
        /** @description A new table: a preset, a rule set or a saved one, and the plan of its seats. */
        CreateGameRequest: {
            /**
             * @description True if views show the discarded cards, and the cards of others that were seen. Left out: true, but not in a rated game.
             * @default null
             */
            aids?: boolean | null;
            /**
             * @description Rated games have one in any case: 60 s a command.
             * @default null
             */
            clock?: (components["schemas"]["PerCommandClockRequest"] | components["schemas"]["BankClockRequest"] | components["schemas"]["DaysClockRequest"]) | null;
            /**
             * @description For a private table: asked of all but the host.
             * @default null
             */
            password?: string | null;
            /** @default null */
            preset?: string | null;
            /**
             * @description Only people who have the link find it.
             * @default false
             */
            private?: boolean;
            /**
             * @description Its result counts: a public game of accounts by a rated preset.
             * @default false
             */
            rated?: boolean;
            /** @default null */
            rule_set?: string | null;
            /** @default null */
            rules?: components["schemas"]["RulesRequest"] | null;
            seats: (components["schemas"]["MySeat"] | components["schemas"]["BotSeat"] | components["schemas"]["OpenSeat"])[];
            /**
             * @description Deal at once; every seat must be filled.
             * @default false
             */
            start?: boolean;
        };
        /** @description The games that a player plays now, newest first. */
        CurrentGameList: components["schemas"]["Game"][];
        /** @description Everybody has been attacked since the last refill, or a hand is empty: now all refill. */
        CycleCompletedEvent: {
            /**
             * @description The time of the move; null in puzzles and analyses, which have none.
             * @default null
             */
            at?: number | null;
            /** @description The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game. */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cycle_completed";
            /** @description Number of the newest event; 0 before the start. */
            version: number;
        };
        /** @description A deal of the day, with the list of results. */
        DailyDealReply: {
            /** @description Clockwise from the person. */
            bots: ("child" | "beginner" | "learner" | "casual" | "clever" | "master")[];
            /** @description UTC. */
            day: string;
            /** @description The number of accounts that have finished. */
            finished: number;
            preset: string;
            /** @description The best hundred. */
            results: components["schemas"]["DealResult"][];
            rules: components["schemas"]["Rules"];
            /** @description Your days in a row with a finished try; today may yet be added. */
            streak: number;
            /** @description Null before the try has begun. */
            you: components["schemas"]["OwnDeal"] | null;
        };
        /** @description So many days for each command. */
        DaysClock: {
            days: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "days";
        };
        /** @description So many days for each command. */
        DaysClockRequest: {
            days: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "days";
        };
        /** @description One deal of a game: its pack in dealing order. */
        Deal: {
            number: number;
            pack: components["schemas"]["Card"][];
        };
        /** @description The deal as equal players played it many times, each hand from each seat. */
        DealLuck: {
            /** @description The number of games with the hands as they were dealt. */
            games: number;
            seats: components["schemas"]["SeatLuck"][];
        };
        /** @description A deal of a match, at both tables. */
        DealOfMatch: {
            number: number;
            /** @description Null until both games are over. */
            score: components["schemas"]["MatchScore"] | null;
            tables: components["schemas"]["TableOfDeal"][];
        };
        /** @description A person in the list. */
        DealPlayer: {
            avatar: ("badger" | "bear" | "beaver" | "cat" | "deer" | "dog" | "eagle" | "fox" | "frog" | "hare" | "hedgehog" | "koala" | "lion" | "lynx" | "mouse" | "otter" | "owl" | "panda" | "pig" | "raven" | "robin" | "seal" | "squirrel" | "wolf") | null;
            id: number;
            /** @enum {string} */
            kind: "guest" | "account" | "bot_account" | "deleted";
            name: string;
        };
        /** @description A row of the list. */
        DealResult: {
            /** @description In the person's hand at the end. */
            cards_left: number;
            /** Format: date-time */
            ended_at: string;
            /** @description Left before the end: behind all others. */
            left: boolean;
            place: number;
            player: components["schemas"]["DealPlayer"];
            rank: number;
        };
        /** @description The reason why you decline. */
        DeclineChallengeRequest: {
            /**
             * @default generic
             * @enum {string}
             */
            reason?: "generic" | "later" | "rules" | "clock" | "rated" | "casual" | "no_bots" | "only_bots";
        };
        /** @description The reason why you decline. */
        DeclineRequest: {
            /**
             * @default generic
             * @enum {string}
             */
            reason?: "generic" | "later" | "rules" | "clock" | "seats" | "rated" | "casual" | "no_bots";
        };
        /** @description An account's password, and the code of its second factor if there is one; guests send {}. */
        DeleteRequest: {
            /** @default null */
            code?: string | null;
            /** @default null */
            password?: string | null;
        };
        /** @description An event for a webhook, with all tries to deliver it. */
        Delivery: {
            /** @description The exact text that is posted. */
            body: string;
            /** Format: date-time */
            created_at: string;
            ended_at: string | null;
            game: string | null;
            /** @description The header `webhook-id`. */
            id: string;
            /** @description While it waits: not before then. */
            next_at: string | null;
            /** @enum {string} */
            state: "waiting" | "delivered" | "given_up";
            tries: components["schemas"]["Try"][];
            /** @enum {string} */
            type: "game.starting" | "game.started" | "game.waiting" | "game.ended" | "challenge.received" | "challenge.declined" | "tournament.started" | "tournament.round" | "tournament.ended" | "test";
        };
        /** @description Deliveries, newest first. */
        DeliveryPage: {
            next: string | null;
            previous: string | null;
            results: components["schemas"]["Delivery"][];
        };
        /** @description The distribution of the ranked players of a mode, without empty buckets. */
        Distribution: {
            buckets: components["schemas"]["Bucket"][];
            /** @enum {string} */
            mode: "duel" | "table" | "transfer" | "partners";
            players: number;
            width: number;
            you: components["schemas"]["OwnRow"] | null;
        };
        /** @description An attacker adds nothing more. */
        DoneCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "done";
        };
        /** @description Switch your done in advance on or off. */
        DoneInAdvanceRequest: {
            on: boolean;
        };
        /** @description A duplicate match. */
        Duplicate: {
            /**
             * @description Of the bots on places nobody takes.
             * @enum {string}
             */
            bot_level: "child" | "beginner" | "learner" | "casual" | "clever" | "master";
            /** @description Null once a match of one person has begun. */
            clock: (components["schemas"]["PerCommandClock"] | components["schemas"]["BankClock"] | components["schemas"]["DaysClock"]) | null;
            /** Format: date-time */
            created_at: string;
            deals: number;
            ended_at: string | null;
            host: components["schemas"]["MatchPlayer"];
            id: string;
            places: components["schemas"]["MatchPlace"][];
            /** @description Empty before the start. */
            played: components["schemas"]["DealOfMatch"][];
            preset: string | null;
            private: boolean;
            rules: components["schemas"]["Rules"];
            rules_name: string | null;
            /** @description Of the deals that both tables have played. */
            score: components["schemas"]["MatchScore"];
            /** @description To be shared; no card, no result before the end. */
            share: string;
            started_at: string | null;
            /** @enum {string} */
            status: "open" | "running" | "finished" | "cancelled";
            /** @description Null until the match is over. */
            winner: ("a" | "b" | "draw") | null;
            you: components["schemas"]["OwnPlace"] | null;
        };
        /** @description One page of matches, newest first; `next` and `previous` are addresses of other pages. */
        DuplicatePage: {
            next: string | null;
            previous: string | null;
            results: components["schemas"]["Duplicate"][];
        };
        /** @description A new match: one of a preset, rules and the id of saved rules, and how it is played. */
        DuplicateRequest: {
            /**
             * @description Of the bots on places that nobody takes.
             * @default casual
             * @enum {string}
             */
            bot_level?: "child" | "beginner" | "learner" | "casual" | "clever" | "master";
            /**
             * @description Only for two or more people; left out: 60 s a command.
             * @default null
             */
            clock?: (components["schemas"]["PerCommandClockRequest"] | components["schemas"]["BankClockRequest"] | components["schemas"]["DaysClockRequest"]) | null;
            /** @default 3 */
            deals?: number;
            /** @default null */
            preset?: string | null;
            /**
             * @description Only people who have the link find it.
             * @default false
             */
            private?: boolean;
            /** @default null */
            rule_set?: string | null;
            /** @default null */
            rules?: components["schemas"]["RulesRequest"] | null;
        };
        /** @description An address for mails. */
        EmailRequest: {
            email: string;
        };
        /** @description The account's address, and the one that is to replace it once it's confirmed. */
        EmailState: {
            confirmed: boolean;
            email: string | null;
            pending: string | null;
        };
        /** @description A wish to join; the password is needed where the tournament asks for one. */
        EntryRequest: {
            /** @default null */
            password?: string | null;
        };
        /** @description The client sent something that can't be used. */
        ErrorMessage: {
            code: string;
            detail: string;
            /** @description Milliseconds since 1970. */
            server_time: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "error";
        };
        /** @description The worth of each legal move of a position to one seat, or the progress of the judge. */
        EvaluationReply: {
            /** @description The caller's; null without a login. */
            allowance: components["schemas"]["ReviewAllowance"] | null;
            /** @description Groups of deals tried so far … */
            done: number;
            id: string;
            /** @description The version of the judge. */
            judge: number;
            /** @description The best first; empty until done. */
            moves: components["schemas"]["ReviewedMove"][];
            /** @description The reason why there are no moves once it is done. */
            not_judged: ("rules" | "not_in_turn" | "no_choice") | null;
            /** @description Clockwise from 0. */
            seat: number;
            /** @enum {string} */
            status: "waiting" | "running" | "done" | "failed";
            /** @description … of so many; 0 until that is known. */
            total: number;
        };
        /** @description A position, and the seat whose move it is. */
        EvaluationRequest: {
            position: string;
            seat: number;
        };
        /** @description An event, with all its consequences; a card that the viewer may not know is `"??"`. */
        Event: components["schemas"]["GameStartedEvent"] | components["schemas"]["CardsDealtEvent"] | components["schemas"]["RedealOfferedEvent"] | components["schemas"]["HandKeptEvent"] | components["schemas"]["RedealRequestedEvent"] | components["schemas"]["TrumpShownEvent"] | components["schemas"]["BoutStartedEvent"] | components["schemas"]["CardsLedEvent"] | components["schemas"]["CardThrownInEvent"] | components["schemas"]["AttackBeatenEvent"] | components["schemas"]["AttackTransferredEvent"] | components["schemas"]["TransferShownEvent"] | components["schemas"]["TakeDeclaredEvent"] | components["schemas"]["AttackerDoneEvent"] | components["schemas"]["CheatCaughtEvent"] | components["schemas"]["AttackReturnedEvent"] | components["schemas"]["CallFailedEvent"] | components["schemas"]["BoutEndedEvent"] | components["schemas"]["CycleCompletedEvent"] | components["schemas"]["CardsDrawnEvent"] | components["schemas"]["TrumpSwappedEvent"] | components["schemas"]["TrumpChangedEvent"] | components["schemas"]["HiddenPickedUpEvent"] | components["schemas"]["PlayerOutEvent"] | components["schemas"]["PlayerLeftEvent"] | components["schemas"]["GameEndedEvent"];
        /** @description The events `since` + 1 … `version`, none missing, and what may be done after them. */
        EventsMessage: {
            /** @description The seats whose decision is waited for. */
            awaited: number[];
            events: components["schemas"]["Event"][];
            /** @description The part of `legal` that keeps the rules; null where nobody may cheat. */
            fair: components["schemas"]["Offer"][] | null;
            /** @description The legal commands of the viewer's seat; no seat: none. */
            legal: components["schemas"]["Offer"][];
            /** @description The version with its history: where to resume from. A version that the service lost and other events got has another mark. */
            mark: string;
            /** @description Milliseconds since 1970. */
            server_time: number;
            /** @description Number of the newest event; 0 before the start. */
            since: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "events";
            times: components["schemas"]["Times"] | null;
            /** @description Number of the newest event; 0 before the start. */
            version: number;
        };
        /** @description The events after a version, none missing, up to `version`. */
        EventsReply: {
            events: components["schemas"]["Event"][];
            /** @description The version with its history: where to resume from. A version that the service lost and other events got has another mark. */
            mark: string;
            /** @description Number of the newest event; 0 before the start. */
            version: number;
        };
        /**
         * @description The type of an event, of which an owner chooses some.
         * @enum {string}
         */
        EventType: "game.starting" | "game.started" | "game.waiting" | "game.ended" | "challenge.received" | "challenge.declined" | "tournament.started" | "tournament.round" | "tournament.ended";
        /** @description Something to be done without choosing a card, and whether that is allowed now. */
        ExampleAct: {
            allowed: boolean;
            seat: number;
            type: string;
        };
        /**
         * @description One moment; `events` led to it from the moment before, or from the set-up.
         *
         *     `hidden` counts the face-down cards a seat. `out` are the seats without cards, `lost` those of
         *     teams that have lost. `talon` and `discard` are None where they don't matter.
         */
        ExampleFrame: {
            acts: components["schemas"]["ExampleAct"][];
            attacker: number | null;
            defender: number | null;
            discard: number | null;
            durak: number | null;
            events: components["schemas"]["Event"][];
            hands: components["schemas"]["ExampleHand"][];
            hidden: number[];
            lost: number[];
            next_game: components["schemas"]["ExampleNextGame"] | null;
            out: number[];
            table: components["schemas"]["TablePair"][];
            taking: boolean;
            talon: number | null;
            trump: ("C" | "D" | "H" | "S") | null;
            trump_card: components["schemas"]["Card"] | null;
        };
        /** @description A hand that is shown; `playable` are its cards that may be played in these `ways`. */
        ExampleHand: {
            cards: components["schemas"]["Card"][];
            playable: components["schemas"]["Card"][];
            seat: number;
            ways: string[];
        };
        /** @description The opening of the next game of the series: its leader (None: lowest trump), its cards. */
        ExampleNextGame: {
            cards: number;
            leader: number | null;
        };
        /** @description The subject of an example: a section of the base game, a value of an option, or a preset. */
        ExampleSubject: {
            /** @enum {string} */
            kind: "section" | "option" | "preset";
            name: string;
            /** @description The option's; null for other kinds, too. */
            value: string | number | boolean | null;
        };
        /** @description A line of an export: a finished game, its notation, and its effect on ratings. */
        ExportLine: {
            game: components["schemas"]["Game"];
            /** @description Of each move, in milliseconds since the deal; null as the notation. */
            move_times: number[] | null;
            /** @description Null while the cards are still in play elsewhere, or for a broken log. */
            notation: string | null;
            ratings: components["schemas"]["GameRatings"];
        };
        /** @description The state of an export; the file can be downloaded until `expires_at`. */
        ExportState: {
            expires_at: string | null;
            requested_at: string | null;
            /** @enum {string} */
            status: "none" | "preparing" | "ready";
        };
        /** @description The number of times that a preset was played; null stands for other rules. */
        Favourite: {
            games: number;
            preset: string | null;
        };
        /** @description One thing wrong with one member of the request. */
        FieldError: {
            code: string;
            detail: string;
            /** @description Path of the member, as in `seats.1.level`. */
            field: string;
            /**
             * @description The least or greatest that is allowed, where that is the fault.
             * @default null
             */
            limit?: number | null;
        };
        /** @description Somebody you follow, and the game to watch. */
        FriendAtPlay: {
            game: components["schemas"]["Game"];
            player: components["schemas"]["Player"];
        };
        /** @description The followed players who play now, by name. */
        FriendsAtPlay: components["schemas"]["FriendAtPlay"][];
        /** @description A game as its table shows it. */
        Game: {
            /** @description True if views show what a player could remember: the discarded cards, and the cards in others' hands that everybody has seen. Never if rated. */
            aids: boolean;
            /** @description The time control; null where time isn't limited. */
            clock: (components["schemas"]["PerCommandClock"] | components["schemas"]["BankClock"] | components["schemas"]["DaysClock"]) | null;
            commitment: string;
            /** Format: date-time */
            created_at: string;
            /** @description The duplicate match whose deal is played. */
            duplicate: string | null;
            finished_at: string | null;
            /** @description A lesson, a deal of the day or of a duplicate match: it counts in no statistics and has no next game. */
            fixed_deal: boolean;
            /** @description Sitting down, and watching once it runs, takes a password. */
            has_password: boolean;
            /** @description The id of the user who may start the game. */
            host: number;
            id: string;
            /** @description The lesson that is played, from a fixed deal. */
            lesson: string | null;
            /** @enum {string} */
            mode: "duel" | "table" | "transfer" | "partners";
            preset: string | null;
            private: boolean;
            rated: boolean;
            result: components["schemas"]["Result"] | null;
            rules: components["schemas"]["Rules"];
            /** @description The name of the saved rule set that the host chose. */
            rules_name: string | null;
            /** @description The same cards are still played elsewhere: only those who sit or sat here may read the game, and of other seats nothing is shown, even when it is over. */
            sealed: boolean;
            seats: components["schemas"]["Seat"][];
            series: components["schemas"]["Series"];
            started_at: string | null;
            /** @enum {string} */
            status: "open" | "starting" | "active" | "finished" | "cancelled";
            /** @description Counts on when the host changes what is played. */
            terms: number;
            /** @description While a game with a clock, or of several people, runs. */
            times: components["schemas"]["Times"] | null;
            /** @description The tournament in which it is played. */
            tournament: string | null;
            /** @description Number of the newest event; 0 before the start. */
            version: number;
            you: components["schemas"]["You"];
        };
        /**
         * @description The game is over; `places` has a place for each seat, and seats may share a place.
         *
         *     In a game that was called off the places are all equal, and count for nobody.
         *
         *     In a team game `losing_teams` are the teams that lost (`teams.team_of`). `epaulettes` is the
         *     number of sixes in the last attack on the durak, if that was of sixes only; the JSON form omits
         *     it when it is 0.
         */
        GameEndedEvent: {
            /**
             * @description The time of the move; null in puzzles and analyses, which have none.
             * @default null
             */
            at?: number | null;
            /** @description The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game. */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            durak: number | null;
            /** @default 0 */
            epaulettes?: number;
            losing_teams: number[];
            places: number[];
            /** @enum {string} */
            reason: "durak" | "draw" | "no_progress" | "team_out" | "left" | "cancelled";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game_ended";
            /** @description Number of the newest event; 0 before the start. */
            version: number;
        };
        /** @description A game of yours is over, or was called off. */
        GameEndedWebhook: {
            data: {
                /** @description The id of the game. */
                game: string;
                ratings: components["schemas"]["GameRatings"];
                /** @description The game's version. */
                version: number;
            };
            /** Format: date-time */
            timestamp: string;
            /** @constant */
            type: "game.ended";
        };
        /** @description Seats, host or status changed. */
        GameMessage: {
            game: components["schemas"]["Game"];
            /** @description Milliseconds since 1970. */
            server_time: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "game";
        };
        /** @description One page of games, newest first; `next` and `previous` are addresses of other pages. */
        GamePage: {
            next: string | null;
            previous: string | null;
            results: components["schemas"]["Game"][];
        };
        /** @description The status of a game's rating, with the changes once it is `applied`. */
        GameRatings: {
            changes: components["schemas"]["SeatChange"][];
            /** @enum {string} */
            status: "unrated" | "pending" | "applied" | "held" | "annulled";
        };
        /** @description The review of a finished game, or how far it is. The lists are empty until it is done. */
        GameReview: {
            /** @description The caller's; null without a login. */
            allowance: components["schemas"]["ReviewAllowance"] | null;
            decisions: components["schemas"]["ReviewedDecision"][];
            /** @description Steps gone so far: decisions, then games … */
            done: number;
            game_id: string;
            /** @description The version of the judge. */
            judge: number;
            /** @description Null until the review is done. */
            luck: components["schemas"]["DealLuck"] | null;
            not_judged: components["schemas"]["UnjudgedDecision"][];
            players: components["schemas"]["ReviewedPlayer"][];
            /**
             * @description `none`: not asked for; `impossible`: the judge doesn't know the rules.
             * @enum {string}
             */
            status: "none" | "impossible" | "waiting" | "running" | "done" | "failed";
            /** @description … of so many; 0 until that is known. */
            total: number;
        };
        /**
         * @description The game begins: its rule set, number of seats, and forehand, the dealer's left neighbour.
         *
         *     `leader` leads first, if an earlier game of the series decides it; else it is None. `removed`
         *     are the cards played in earlier games, where the pack goes on: they are on the discard pile from
         *     the start. `edition` is the edition of the rules. The JSON form omits `removed` when it is empty
         *     and `edition` when it is the first one.
         */
        GameStartedEvent: {
            /**
             * @description The time of the move; null in puzzles and analyses, which have none.
             * @default null
             */
            at?: number | null;
            /** @description The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game. */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            /** @default 1 */
            edition?: number;
            forehand: number;
            leader: number | null;
            /** @default [] */
            removed?: components["schemas"]["Card"][];
            rules: components["schemas"]["Rules"];
            seats: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game_started";
            /** @description Number of the newest event; 0 before the start. */
            version: number;
        };
        /** @description A game in which you sit has begun. */
        GameStartedWebhook: {
            data: {
                /** @description The id of the game. */
                game: string;
                /** @description The game's version. */
                version: number;
            };
            /** Format: date-time */
            timestamp: string;
            /** @constant */
            type: "game.started";
        };
        /** @description You were paired; the game waits for your answer. */
        GameStartingWebhook: {
            data: {
                /** @description The id of the game. */
                game: string;
                terms: components["schemas"]["GameTerms"];
            };
            /** Format: date-time */
            timestamp: string;
            /** @constant */
            type: "game.starting";
        };
        /** @description The terms of a game, as they were agreed before the deal. */
        GameTerms: {
            clock: (components["schemas"]["PerCommandClock"] | components["schemas"]["BankClock"] | components["schemas"]["DaysClock"]) | null;
            preset: string | null;
            rated: boolean;
            rules: components["schemas"]["Rules"];
            rules_name: string | null;
            seats: number;
        };
        /** @description A game waits for you, at a new version. */
        GameWaitingWebhook: {
            data: {
                /** @description The id of the game. */
                game: string;
                /** @description The game's version. */
                version: number;
            };
            /** Format: date-time */
            timestamp: string;
            /** @constant */
            type: "game.waiting";
        };
        /** @description A table is no longer listed. */
        GoneMessage: {
            game: string;
            /** @description Milliseconds since 1970. */
            server_time: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "gone";
        };
        /** @description A rating over time: one point for each day with games, oldest first. */
        Graph: {
            /** @enum {string} */
            mode: "duel" | "table" | "transfer" | "partners";
            points: components["schemas"]["GraphPoint"][];
        };
        /** @description The rating at the end of a day (UTC). */
        GraphPoint: {
            /** Format: date */
            date: string;
            rating: number;
        };
        /** @description Start playing without an account. */
        GuestRequest: {
            /**
             * @description Left out: a friendly name is made up.
             * @default null
             */
            name?: string | null;
        };
        /** @description `seat` keeps the hand that it was dealt. */
        HandKeptEvent: {
            /**
             * @description The time of the move; null in puzzles and analyses, which have none.
             * @default null
             */
            at?: number | null;
            /** @description The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game. */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hand_kept";
            /** @description Number of the newest event; 0 before the start. */
            version: number;
        };
        /** @description The games that `player` finished before, behind and level with `other`; partners apart. */
        HeadToHead: {
            ahead: number;
            behind: number;
            level: number;
            other: components["schemas"]["RankedPlayer"];
            player: components["schemas"]["RankedPlayer"];
            together: number;
        };
        /** @description The first message: the running games that await you, and the unread notifications. */
        HelloMessage: {
            games: components["schemas"]["OwnGame"][];
            /** @description Milliseconds since 1970. */
            server_time: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "hello";
            unread: number;
        };
        /** @description `seat` has played its hand and picks up its face-down cards. */
        HiddenPickedUpEvent: {
            /**
             * @description The time of the move; null in puzzles and analyses, which have none.
             * @default null
             */
            at?: number | null;
            cards: components["schemas"]["Card"][];
            /** @description The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game. */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hidden_picked_up";
            /** @description Number of the newest event; 0 before the start. */
            version: number;
        };
        /** @description A rated game of a player. */
        HistoryEntry: {
            after: number;
            /** Format: date-time */
            at: string;
            before: number;
            deviation: number;
            game: string;
            place: number;
            provisional: boolean;
            seats: number;
        };
        /** @description One page of a rating's history, newest first. */
        HistoryPage: {
            next: string | null;
            previous: string | null;
            results: components["schemas"]["HistoryEntry"][];
        };
        /** @description The rules that tables of the club play unless their host chooses others. */
        HouseRule: {
            preset: string | null;
            rules: components["schemas"]["Rules"];
            /** @description The name of the saved rule set. */
            rules_name: string | null;
            seats: number;
        };
        /** @description A person who plays. If the account was deleted, the name says so. */
        HumanPlayer: {
            avatar: ("badger" | "bear" | "beaver" | "cat" | "deer" | "dog" | "eagle" | "fox" | "frog" | "hare" | "hedgehog" | "koala" | "lion" | "lynx" | "mouse" | "otter" | "owl" | "panda" | "pig" | "raven" | "robin" | "seal" | "squirrel" | "wolf") | null;
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "account" | "bot_account" | "deleted" | "guest";
            name: string;
        };
        /** @description The identities of the account, the oldest first. */
        IdentityList: components["schemas"]["LinkedIdentity"][];
        /** @description A game read from its notation, as its events with all cards open. */
        ImportedGame: {
            events: components["schemas"]["Event"][];
            rules: components["schemas"]["Rules"];
            seats: number;
            /** @description The tags that tell of no card. */
            tags: {
                [key: string]: string;
            };
        };
        /** @description A game in its notation. */
        ImportRequest: {
            notation: string;
        };
        /** @description An invitation of an account to an open table. */
        Invitation: {
            /** Format: date-time */
            at: string;
            /** Format: date-time */
            expires_at: string;
            game: string;
            id: number;
            invited: components["schemas"]["Invitee"];
            inviter: components["schemas"]["Invitee"];
            /** @description The reason for declining it. */
            reason: ("generic" | "later" | "rules" | "clock" | "seats" | "rated" | "casual" | "no_bots") | null;
            /** @enum {string} */
            status: "pending" | "accepted" | "declined" | "withdrawn" | "expired";
        };
        /** @description Invitations. */
        InvitationList: components["schemas"]["Invitation"][];
        /** @description The name of the account to invite. */
        InvitationRequest: {
            name: string;
        };
        /** @description A person with an account. */
        Invitee: {
            avatar: ("badger" | "bear" | "beaver" | "cat" | "deer" | "dog" | "eagle" | "fox" | "frog" | "hare" | "hedgehog" | "koala" | "lion" | "lynx" | "mouse" | "otter" | "owl" | "panda" | "pig" | "raven" | "robin" | "seal" | "squirrel" | "wolf") | null;
            id: number;
            /** @enum {string} */
            kind: "guest" | "account" | "bot_account" | "deleted";
            name: string;
        };
        /** @description Sit down, on the first free seat if none is named. */
        JoinRequest: {
            /**
             * @description Your own part of the shuffle's secret.
             * @default
             */
            client_seed?: string;
            /** @default null */
            password?: string | null;
            /** @default null */
            seat?: number | null;
            /**
             * @description The game's `terms` as you saw them: refused if newer.
             * @default null
             */
            terms?: number | null;
        };
        /** @description A player who is asked before the first lead keeps the hand that was dealt. */
        KeepHandCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "keep_hand";
        };
        /** @description The key of a link that was sent by mail. */
        KeyRequest: {
            /** @description From the link in the mail. */
            key: string;
        };
        /** @description Another player's hand, as a seat could know it. */
        KnownHand: {
            /** @description The cards that these may be, the likeliest first. */
            likely: components["schemas"]["LikelyCard"][];
            /** @description Clockwise from 0. */
            seat: number;
            /** @description Seen to come there, and not played since. */
            surely: components["schemas"]["Card"][];
            /** @description The number of further cards in the hand. */
            unknown: number;
        };
        /** @description The leader opens the bout with one card, or several of one rank. */
        LeadCommand: {
            cards: components["schemas"]["Card"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "lead";
        };
        /**
         * @description A lead of any `fewest` to `most` of these cards, each card only once.
         *
         *     With `pairs` three or five cards lead: pairs of equal rank, and one other card of any rank. The
         *     JSON form omits `pairs` where it is false.
         */
        LeadSet: {
            any_of: components["schemas"]["Card"][];
            fewest: number;
            most: number;
            /** @default false */
            pairs?: boolean;
            /** @constant */
            type: "lead";
        };
        /** @description The legal commands of the caller's seat. */
        LegalReply: {
            /** @description The seats whose decision is waited for. */
            awaited: number[];
            /** @description The part of `legal` that keeps the rules; null where nobody may cheat. */
            fair: components["schemas"]["Offer"][] | null;
            /** @description The legal commands of the viewer's seat; no seat: none. */
            legal: components["schemas"]["Offer"][];
            /** @description The version with its history: where to resume from. A version that the service lost and other events got has another mark. */
            mark: string;
            seat: number | null;
            /** @description Number of the newest event; 0 before the start. */
            version: number;
        };
        /** @description A guided game: the commands of the learner, in order. */
        Lesson: {
            name: string;
            steps: components["schemas"]["LessonStep"][];
        };
        /** @description The command that the learner plays at this version of the game. */
        LessonStep: {
            command: components["schemas"]["Command"];
            /** @description Number of the newest event; 0 before the start. */
            version: number;
        };
        /** @description A card that may be in a hand. */
        LikelyCard: {
            card: components["schemas"]["Card"];
            chance: number;
        };
        /** @description An identity at a provider that logs in to the account. */
        LinkedIdentity: {
            id: number;
            /** @description False while the operator has switched the provider off. */
            is_on: boolean;
            /** Format: date-time */
            last_used_at: string;
            /** Format: date-time */
            linked_at: string;
            provider: components["schemas"]["Provider"];
        };
        /** @description A message of the server on `/ws/lobby`. */
        LobbyMessage: components["schemas"]["TablesMessage"] | components["schemas"]["TableMessage"] | components["schemas"]["GoneMessage"] | components["schemas"]["ErrorMessage"] | components["schemas"]["PongMessage"];
        /** @description One page of tables, newest first; `next` and `previous` are addresses of other pages. */
        LobbyPage: {
            next: string | null;
            previous: string | null;
            results: components["schemas"]["LobbyTable"][];
        };
        /** @description A public table: the game, the ratings of its players, and the number of watchers. */
        LobbyTable: {
            game: components["schemas"]["Game"];
            /** @description Of players with rated games of this mode. */
            ratings: components["schemas"]["SeatRating"][];
            watchers: number;
        };
        /** @description Log in with an account. */
        LoginRequest: {
            password: string;
            /** @description The user name, or the e-mail. */
            username: string;
        };
        /** @description You got a seat in this game. */
        MatchMessage: {
            game: string;
            /** @description Milliseconds since 1970. */
            server_time: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "match";
            terms: components["schemas"]["GameTerms"];
        };
        /** @description A side's place at a table: a person's, a bot's, or free. */
        MatchPlace: {
            bot: ("child" | "beginner" | "learner" | "casual" | "clever" | "master") | null;
            /** @description The person left a game: a bot has the place from then on. */
            left: boolean;
            player: components["schemas"]["MatchPlayer"] | null;
            /** @enum {string} */
            side: "a" | "b";
            table: number;
        };
        /** @description A person in a match. */
        MatchPlayer: {
            avatar: ("badger" | "bear" | "beaver" | "cat" | "deer" | "dog" | "eagle" | "fox" | "frog" | "hare" | "hedgehog" | "koala" | "lion" | "lynx" | "mouse" | "otter" | "owl" | "panda" | "pig" | "raven" | "robin" | "seal" | "squirrel" | "wolf") | null;
            id: number;
            /** @enum {string} */
            kind: "guest" | "account" | "bot_account" | "deleted";
            name: string;
        };
        /** @description The points of both sides, and the cards left in their hands. */
        MatchScore: {
            cards_a: number;
            cards_b: number;
            points_a: number;
            points_b: number;
        };
        /** @description The caller. `id`, `name` and `avatar` are null for `anonymous`. */
        Me: {
            avatar: ("badger" | "bear" | "beaver" | "cat" | "deer" | "dog" | "eagle" | "fox" | "frog" | "hare" | "hedgehog" | "koala" | "lion" | "lynx" | "mouse" | "otter" | "owl" | "panda" | "pig" | "raven" | "robin" | "seal" | "squirrel" | "wolf") | null;
            /** @description True if the page shows you no ratings. Replies have them all the same. */
            hide_ratings: boolean;
            id: number | null;
            /** @enum {string} */
            kind: "anonymous" | "guest" | "account" | "bot_account";
            /** @enum {string} */
            language: "en" | "de" | "ru";
            name: string | null;
            /** @description Decisions of staff about you: those in force, and those not acknowledged yet. */
            sanctions: components["schemas"]["SanctionState"][];
        };
        /** @description The results of a player's games of one mode, with their places. */
        ModeResults: {
            drawn: number;
            durak: number;
            games: number;
            left: number;
            /** @enum {string} */
            mode: "duel" | "table" | "transfer" | "partners";
            places: components["schemas"]["PlaceCount"][];
            safe: number;
            won: number;
        };
        /** @description The caller sits here. */
        MySeat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "me";
        };
        /**
         * @description The status of your wait.
         *
         *     `waiting`: you wait for a game in one of the pools. `paired`: `game` is yours, and begins once
         *     everybody has answered by `games/{id}/ready`, before `answer_by`. `none`: you don't wait; `game`
         *     is then a game with a running clock, rated or found here, that you play already.
         */
        MySeek: {
            answer_by: string | null;
            game: string | null;
            pools: ("duel" | "table_3" | "table_4" | "table_6" | "transfer_2" | "transfer_3" | "transfer_4" | "partners" | "bots_duel" | "bots_table_4" | "bots_transfer_2" | "bots_partners")[];
            rated: boolean;
            since: string | null;
            /** @enum {string} */
            status: "none" | "waiting" | "paired";
            /** @description Seconds since then, by our clock. */
            waited: number | null;
        };
        /** @description A bot account that was just made. */
        NewAccount: {
            avatar: ("badger" | "bear" | "beaver" | "cat" | "deer" | "dog" | "eagle" | "fox" | "frog" | "hare" | "hedgehog" | "koala" | "lion" | "lynx" | "mouse" | "otter" | "owl" | "panda" | "pig" | "raven" | "robin" | "seal" | "squirrel" | "wolf") | null;
            id: number;
            /** @constant */
            kind: "bot_account";
            name: string;
        };
        /** @description An app that was just registered. */
        NewApp: {
            client_id: string;
            /** @description Of a confidential app: it is shown this once and kept nowhere. */
            client_secret: string | null;
            confidential: boolean;
            /** Format: date-time */
            created_at: string;
            id: number;
            name: string;
            redirect_uris: string[];
        };
        /** @description Facts from the provider about a person without an account. */
        NewcomerFromProvider: {
            /** @description True if an account here has confirmed the address. */
            address_taken: boolean;
            /** @description Only an address that the provider has verified. */
            email: string | null;
            provider: components["schemas"]["Provider"];
        };
        /** @description A credential that the browser has just made. */
        NewCredential: {
            /** @default null */
            authenticatorAttachment?: string | null;
            /** @default {} */
            clientExtensionResults?: {
                [key: string]: unknown;
            };
            id: string;
            rawId: string;
            response: components["schemas"]["_NewCredentialResponse"];
            /** @constant */
            type: "public-key";
        };
        /** @description A passkey, and the recovery codes that came with it. */
        NewPasskey: {
            codes: string[];
            passkey: components["schemas"]["Passkey"];
        };
        /** @description A new password, set by a link that was sent by mail. */
        NewPasswordRequest: {
            /** @description From the link in the mail. */
            key: string;
            password: string;
        };
        /** @description A token that was just made. */
        NewToken: {
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string;
            hint: string;
            id: number;
            /** @description To the minute. */
            last_used_at: string | null;
            name: string;
            scopes: components["schemas"]["Scope"][];
            /** @description The text itself: it is shown this once and kept nowhere. */
            token: string;
        };
        /** @description An empty object: there is nothing to choose. */
        NoChoice: Record<string, never>;
        /** @description The club that a notification is about, with its name at that time. */
        NotedClub: {
            id: string;
            name: string;
        };
        /** @description The note's text; an empty text removes the note. */
        NoteRequest: {
            text: string;
        };
        /** @description A notification to you. */
        Notification: {
            /** Format: date-time */
            at: string;
            /** @description Of `challenge` and `challenge_declined`: its id. */
            challenge: string | null;
            /** @description Of the kinds about clubs. */
            club: components["schemas"]["NotedClub"] | null;
            /** @description Of `club_request`: the number of those who ask; of `club_tournament`: the number of new tournaments. */
            count: number | null;
            game: string | null;
            id: number;
            /** @description Of `invitation`: its id. */
            invitation: number | null;
            /** @enum {string} */
            kind: "turn" | "match" | "invitation" | "invitation_declined" | "challenge" | "challenge_declined" | "friend_playing" | "game_cancelled" | "game_called_off" | "seat_lost" | "seat_claimed" | "tournament_soon" | "tournament_table" | "tournament_cancelled" | "tournament_moderated" | "club_request" | "club_accepted" | "club_declined" | "club_moderator" | "club_owner" | "club_removed" | "club_tournament" | "club_moderated" | "webhook_off";
            player: components["schemas"]["Other"] | null;
            read: boolean;
            /** @description Of `invitation_declined`, `challenge_declined`, `game_called_off`, `webhook_off`: why; of `tournament_moderated` and `club_moderated`: `renamed`, `hidden`, `shown` or `closed`; of the latter also `reopened`. */
            reason: string | null;
            /** @description Of `tournament_soon`, `tournament_table`, `tournament_cancelled`, `tournament_moderated`: its id; of `club_tournament` that of the newest one. */
            tournament: string | null;
        };
        /** @description You have a new notification, which is also stored (`GET notifications`). */
        NotificationMessage: {
            notification: components["schemas"]["Notification"];
            /** @description Milliseconds since 1970. */
            server_time: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "notification";
            unread: number;
        };
        /** @description Notifications, newest first; `unread` is the number of all that are unread. */
        NotificationPage: {
            next: string | null;
            previous: string | null;
            results: components["schemas"]["Notification"][];
            unread: number;
        };
        /** @description Your settings of notifications; `push_key` is this site's key for pushes, if any. */
        NotificationSettings: {
            /** @description A mail every week, if there is something to say. */
            digest: boolean;
            /** @enum {string} */
            invited_by: "everybody" | "followed" | "nobody";
            /**
             * @description The state of your address, for reminders that you switch on. `unconfirmed`: you have no confirmed address. `bounced`: mails to it came back. `complained`: a mail was reported as spam.
             * @enum {string}
             */
            mail: "ready" | "unconfirmed" | "bounced" | "complained";
            push_key: string | null;
            topics: components["schemas"]["Topics"];
        };
        /** @description A legal command, or with `any_of` a set of cards of which so many may be played at once. */
        Offer: components["schemas"]["LeadCommand"] | components["schemas"]["ThrowInCommand"] | components["schemas"]["BeatCommand"] | components["schemas"]["TransferCommand"] | components["schemas"]["ShowTransferCommand"] | components["schemas"]["TakeCommand"] | components["schemas"]["DoneCommand"] | components["schemas"]["SwapTrumpCommand"] | components["schemas"]["RequestRedealCommand"] | components["schemas"]["KeepHandCommand"] | components["schemas"]["CallCheatCommand"] | components["schemas"]["LeadSet"] | components["schemas"]["TransferSet"];
        /** @description A bot account that is here, and its ratings. */
        OnlineBot: {
            player: components["schemas"]["Player"];
            ratings: components["schemas"]["BotRating"][];
        };
        /** @description The bot accounts that are here, by name. */
        OnlineBots: components["schemas"]["OnlineBot"][];
        /** @description A player who joins sits here. */
        OpenSeat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "open";
        };
        /** @description Options that belong together in a form. */
        OptionGroup: {
            name: string;
            options: string[];
            title: string;
        };
        /**
         * @description An option: `oneOf` its values, a whole number (or null) between two bounds, or an order.
         *
         *     An order is one of `enum`, each letter standing for what `x-order` names.
         */
        OptionSchema: {
            default: string | number | boolean | null;
            description: string;
            /** @default [] */
            enum?: string[];
            /** @default 0 */
            maximum?: number;
            /** @default 0 */
            minimum?: number;
            /** @default [] */
            oneOf?: components["schemas"]["ValueSchema"][];
            title: string;
            /** @default null */
            type?: unknown;
            /**
             * @description The name of null.
             * @default
             */
            "x-none"?: string;
            /**
             * @description The name of each letter of an order.
             * @default {}
             */
            "x-order"?: {
                [key: string]: string;
            };
            /**
             * @description The rules as sentences, by value written as JSON.
             * @default {}
             */
            "x-sentences"?: {
                [key: string]: string;
            };
        };
        /** @description The other player whom a notification concerns. */
        Other: {
            /** @enum {string} */
            avatar: "badger" | "bear" | "beaver" | "cat" | "deer" | "dog" | "eagle" | "fox" | "frog" | "hare" | "hedgehog" | "koala" | "lion" | "lynx" | "mouse" | "otter" | "owl" | "panda" | "pig" | "raven" | "robin" | "seal" | "squirrel" | "wolf";
            id: number;
            /** @enum {string} */
            kind: "guest" | "account" | "bot_account";
            name: string;
        };
        /** @description The seat of another player, who is given up or gets more time. */
        OtherSeatRequest: {
            seat: number;
        };
        /** @description An app that the account has registered. */
        OwnApp: {
            client_id: string;
            confidential: boolean;
            /** Format: date-time */
            created_at: string;
            id: number;
            name: string;
            redirect_uris: string[];
        };
        /** @description The apps that the account has registered, newest first. */
        OwnAppList: components["schemas"]["OwnApp"][];
        /** @description The reader's one try. */
        OwnDeal: {
            cards_left: number | null;
            game_id: string;
            left: boolean;
            place: number | null;
            /** @description Among accounts, as if the reader was one. */
            rank: number | null;
            /** @description To be shared; gives nothing away. */
            share: string | null;
            /** @enum {string} */
            status: "running" | "finished";
        };
        /** @description The reader's part in the tournament. */
        OwnEntry: {
            /** @description Your game that runs now. */
            game: string | null;
            games: number;
            /** @description Null once the results are annulled. */
            rank: number | null;
            score: number;
            /** @enum {string} */
            status: "active" | "paused" | "out" | "left" | "banned";
        };
        /** @description The status of a game of yours: whether it awaits you, and until when. */
        OwnGame: {
            /** @description The game waits for a command of yours. */
            awaited: boolean;
            /** @description The time at which a command is played for you; null without a clock. */
            deadline: number | null;
            id: string;
            /** @enum {string} */
            status: "open" | "starting" | "active" | "finished" | "cancelled";
            /** @description Number of the newest event; 0 before the start. */
            version: number;
        };
        /** @description A game of yours began, awaits you, or is over. */
        OwnGameMessage: {
            /** @description The game waits for a command of yours. */
            awaited: boolean;
            /** @description The time at which a command is played for you; null without a clock. */
            deadline: number | null;
            id: string;
            /** @description Milliseconds since 1970. */
            server_time: number;
            /** @enum {string} */
            status: "open" | "starting" | "active" | "finished" | "cancelled";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "game";
            /** @description Number of the newest event; 0 before the start. */
            version: number;
        };
        /** @description The reader's place. */
        OwnPlace: {
            /** @description Your game that runs now. */
            game: string | null;
            /** @enum {string} */
            side: "a" | "b";
            table: number;
        };
        /** @description The caller's own rating in the mode; `rank` is null while it isn't ranked. */
        OwnRow: {
            better_than: number | null;
            deviation: number;
            games: number;
            /** @description Too unsure to be ranked. */
            provisional: boolean;
            rank: number | null;
            rating: number;
        };
        /** @description A game of a pairing; `players` are names, by seat. */
        PairedGame: {
            commitment: string | null;
            /** @description Null before a scheduled pairing starts, and for a game whose players could not be paired any more then. */
            game: string | null;
            players: string[];
            status: ("starting" | "active" | "finished" | "cancelled") | null;
        };
        /** @description The games that were paired, in the order of the request. */
        Pairing: {
            /** @description Null until it starts. */
            answer_by: string | null;
            /** @description Seconds in which the players answer. */
            answer_within: number;
            clock: (components["schemas"]["PerCommandClock"] | components["schemas"]["BankClock"] | components["schemas"]["DaysClock"]) | null;
            games: components["schemas"]["PairedGame"][];
            id: string;
            preset: string | null;
            rated: boolean;
            rules_name: string | null;
            /** @description The number of games. */
            size: number;
            /** Format: date-time */
            start_at: string;
            /** @enum {string} */
            status: "scheduled" | "started" | "cancelled";
        };
        /** @description One page of pairings, newest first. */
        PairingPage: {
            next: string | null;
            previous: string | null;
            results: components["schemas"]["PairingSummary"][];
        };
        /** @description Games between bot accounts, all of the same kind. */
        PairingRequest: {
            /**
             * @description Seconds in which the players have to answer.
             * @default 60
             */
            answer_within?: number;
            /**
             * @description Rated games have one in any case: 60 s a command.
             * @default null
             */
            clock?: (components["schemas"]["PerCommandClockRequest"] | components["schemas"]["BankClockRequest"] | components["schemas"]["DaysClockRequest"]) | null;
            /** @description For each game the names of its players, by seat. */
            games: string[][];
            /** @default null */
            preset?: string | null;
            /**
             * @description Its result counts; for a rated preset.
             * @default false
             */
            rated?: boolean;
            /** @default null */
            rule_set?: string | null;
            /** @default null */
            rules?: components["schemas"]["RulesRequest"] | null;
            /**
             * @description The time at which the games are made, within 30 days; at once if left out.
             * @default null
             */
            start_at?: string | null;
        };
        /** @description Games that an organiser has paired. */
        PairingSummary: {
            /** @description Null until it starts. */
            answer_by: string | null;
            /** @description Seconds in which the players answer. */
            answer_within: number;
            clock: (components["schemas"]["PerCommandClock"] | components["schemas"]["BankClock"] | components["schemas"]["DaysClock"]) | null;
            id: string;
            preset: string | null;
            rated: boolean;
            rules_name: string | null;
            /** @description The number of games. */
            size: number;
            /** Format: date-time */
            start_at: string;
            /** @enum {string} */
            status: "scheduled" | "started" | "cancelled";
        };
        /** @description A passkey of the account. */
        Passkey: {
            /** Format: date-time */
            created_at: string;
            id: number;
            last_used_at: string | null;
            name: string;
        };
        /** @description The passkeys of the account. */
        PasskeyList: components["schemas"]["Passkey"][];
        /** @description The answer of a passkey to the challenge of its ceremony. */
        PasskeyLogin: {
            credential: components["schemas"]["UsedCredential"];
            /**
             * @description True after `second_factor_needed`: a step after the password.
             * @default false
             */
            second_step?: boolean;
        };
        /** @description The login that the ceremony is for. */
        PasskeyLoginOptions: {
            /**
             * @description True after `second_factor_needed`: a step after the password.
             * @default false
             */
            second_step?: boolean;
        };
        /** @description Another name of a passkey. */
        PasskeyName: {
            name: string;
        };
        /** @description An account that a passkey logs in to, without a password. */
        PasskeyRegistration: {
            credential: components["schemas"]["NewCredential"];
            /**
             * @description By it the account can get a password later.
             * @default
             */
            email?: string;
            name: string;
            username: string;
        };
        /** @description The name of the account that a passkey will be made for. */
        PasskeyRegistrationOptions: {
            username: string;
        };
        /** @description A passkey that the browser has made, and what its owner calls it. */
        PasskeyRequest: {
            credential: components["schemas"]["NewCredential"];
            name: string;
        };
        /** @description So many seconds for each command. */
        PerCommandClock: {
            seconds: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "per_command";
        };
        /** @description So many seconds for each command. */
        PerCommandClockRequest: {
            seconds: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "per_command";
        };
        /** @description A phrase, which each reader sees in their own language. */
        PhraseRequest: {
            /** @enum {string} */
            code: "hello" | "good_luck" | "well_played" | "good_game" | "thanks" | "oops" | "sorry" | "one_moment" | "hurry" | "one_more" | "have_to_go" | "bye";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "preset";
        };
        /** @description The number of times that a place was reached at tables of that size. */
        PlaceCount: {
            games: number;
            place: number;
            seats: number;
        };
        /** @description A place of a match. */
        PlaceRequest: {
            /** @enum {string} */
            side: "a" | "b";
            table: number;
        };
        /** @description A finished game of a player, and how it went for them. */
        PlayedGame: {
            game: components["schemas"]["Game"];
            /** @enum {string} */
            outcome: "won" | "safe" | "drawn" | "durak" | "left";
            place: number;
            /** @description Clockwise from 0. */
            seat: number;
        };
        /** @description One page of a player's games, newest first. */
        PlayedPage: {
            next: string | null;
            previous: string | null;
            results: components["schemas"]["PlayedGame"][];
        };
        /** @description A player with an account, or a guest to whom you have a relation. */
        Player: {
            /** @enum {string} */
            avatar: "badger" | "bear" | "beaver" | "cat" | "deer" | "dog" | "eagle" | "fox" | "frog" | "hare" | "hedgehog" | "koala" | "lion" | "lynx" | "mouse" | "otter" | "owl" | "panda" | "pig" | "raven" | "robin" | "seal" | "squirrel" | "wolf";
            id: number;
            /** @enum {string} */
            kind: "guest" | "account" | "bot_account";
            name: string;
            /** @enum {string} */
            presence: "playing" | "online" | "offline";
            seen_at: string | null;
            /** Format: date-time */
            since: string;
            you: components["schemas"]["ToYou"] | null;
        };
        /**
         * @description The player of `seat` left for good; the cards stay, and a bot plays on with them.
         *
         *     `given_up` says that the others gave up an absent player.
         */
        PlayerLeftEvent: {
            /**
             * @description The time of the move; null in puzzles and analyses, which have none.
             * @default null
             */
            at?: number | null;
            /** @description The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game. */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            /** @default false */
            given_up?: boolean;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "player_left";
            /** @description Number of the newest event; 0 before the start. */
            version: number;
        };
        /** @description Players, by name. */
        PlayerList: components["schemas"]["Player"][];
        /** @description `seat` has got rid of all cards and takes `place`; the count of idle bouts starts again. */
        PlayerOutEvent: {
            /**
             * @description The time of the move; null in puzzles and analyses, which have none.
             * @default null
             */
            at?: number | null;
            /** @description The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game. */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            place: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "player_out";
            /** @description Number of the newest event; 0 before the start. */
            version: number;
        };
        /** @description A player's rating in one mode: of all time, and of the season that is on. */
        PlayerRating: {
            better_than: number | null;
            deviation: number;
            games: number;
            /** @enum {string} */
            mode: "duel" | "table" | "transfer" | "partners";
            peak: number | null;
            /** @description Too unsure to be ranked. */
            provisional: boolean;
            rank: number | null;
            rating: number;
            season: components["schemas"]["RatingValue"] | null;
        };
        /** @description The modes a player has been rated in. */
        PlayerRatings: {
            player: components["schemas"]["RankedPlayer"];
            ratings: components["schemas"]["PlayerRating"][];
        };
        /** @description A game of one of the players has begun, a player has left it, or it is over. */
        PlayersGameMessage: {
            game: components["schemas"]["Game"];
            /** @description Milliseconds since 1970. */
            server_time: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "game";
        };
        /** @description The first message of a stream of players' games: those that run, newest first. */
        PlayersGamesMessage: {
            games: components["schemas"]["Game"][];
            /** @description Milliseconds since 1970. */
            server_time: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "games";
        };
        /** @description A message of the stream of the games of players. */
        PlayersMessage: components["schemas"]["PlayersGamesMessage"] | components["schemas"]["PlayersGameMessage"] | components["schemas"]["ErrorMessage"];
        /** @description The answer to a ping; at a game with how many look on from no seat. */
        PongMessage: {
            /** @description Milliseconds since 1970. */
            server_time: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "pong";
            /** @default null */
            watchers?: number | null;
        };
        /** @description The possible numbers of players: the bounds, and all possible numbers between them. */
        PossibleSeats: {
            max: number;
            min: number;
            possible: number[];
        };
        /** @description A named rule set. */
        Preset: {
            description: string;
            name: string;
            rated: boolean;
            rules: components["schemas"]["Rules"];
            seats: components["schemas"]["SeatRange"];
            title: string;
        };
        /** @description All presets. */
        PresetList: components["schemas"]["Preset"][];
        /** @description An error (RFC 9457). Tell errors apart by `code`, which never changes. */
        Problem: {
            code: string;
            detail: string;
            /** @default null */
            errors?: components["schemas"]["FieldError"][] | null;
            /** @default null */
            field?: string | null;
            /**
             * @description Of `scope_needed`: which the token lacks.
             * @default null
             */
            scope?: string | null;
            status: number;
            title: string;
            type: string;
            /**
             * @description The end of a ban; null: never, or not about a ban.
             * @default null
             */
            until?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The values to change; what is left out stays. */
        ProfileRequest: {
            /** @default null */
            avatar?: ("badger" | "bear" | "beaver" | "cat" | "deer" | "dog" | "eagle" | "fox" | "frog" | "hare" | "hedgehog" | "koala" | "lion" | "lynx" | "mouse" | "otter" | "owl" | "panda" | "pig" | "raven" | "robin" | "seal" | "squirrel" | "wolf") | null;
            /**
             * @description True if the page shows you no ratings, neither your own nor others'.
             * @default null
             */
            hide_ratings?: boolean | null;
            /** @default null */
            language?: ("en" | "de" | "ru") | null;
            /** @default null */
            name?: string | null;
        };
        /** @description The proof of a deal; seed and packs are null until the game is finished. */
        Proof: {
            /**
             * @description `fixed`: a lesson or the deal of the day, settled beforehand.
             * @enum {string}
             */
            algorithm: "durak-deal-v1" | "fixed";
            client_seeds: string[];
            commitment: string;
            deals: components["schemas"]["Deal"][] | null;
            game_id: string;
            server_seed: string | null;
        };
        /** @description A site with which people sign in here. */
        Provider: {
            id: string;
            name: string;
        };
        /** @description The providers that people can sign in with, in the order of the operator. */
        ProviderList: components["schemas"]["Provider"][];
        /** @description The keys of a browser's subscription, in base64url. */
        PushKeys: {
            auth: string;
            p256dh: string;
        };
        /** @description A browser's subscription: `PushSubscription.toJSON()` without its expiration time. */
        PushSubscriptionRequest: {
            endpoint: string;
            keys: components["schemas"]["PushKeys"];
        };
        /** @description A move in a puzzle, and what it led to. */
        PuzzleMove: {
            command: components["schemas"]["Command"];
            /** @description Numbered from the puzzle's first position on. */
            events: components["schemas"]["Event"][];
            /** @description Clockwise from 0. */
            seat: number;
        };
        /** @description A move, and the step of the solution for which it is meant. */
        PuzzleMoveRequest: {
            command: components["schemas"]["Command"];
            /** @description As the puzzle's `step`. */
            step: number;
        };
        /** @description A position in which one move alone keeps the win. Both hands are open, as both know them. */
        PuzzleReply: {
            /** @description The day (UTC) whose puzzle it is. */
            day: string | null;
            id: string;
            /** @description The legal commands of the viewer's seat; no seat: none. */
            legal: components["schemas"]["Offer"][];
            /** @description These moves, first to last. */
            played: components["schemas"]["PuzzleMove"][];
            /** @description After a wrong move: that move, and the rival's play that takes the win away, as far as it is known. */
            refutation: components["schemas"]["PuzzleMove"][] | null;
            rules: components["schemas"]["Rules"];
            /** @description Yours. */
            seat: number;
            /** @description Null until the first attempt is over. */
            solution: components["schemas"]["SolvedPuzzle"] | null;
            /**
             * @description Of the reader's newest attempt.
             * @enum {string}
             */
            status: "new" | "running" | "solved" | "failed";
            /** @description The number of played moves of the solution. */
            step: number;
            view: components["schemas"]["View"];
            /** @description Null without a login. */
            you: components["schemas"]["PuzzleSolver"] | null;
        };
        /** @description A person's rating by puzzles, and the streaks. */
        PuzzleSolver: {
            best_daily_streak: number;
            best_streak: number;
            /** @description Daily ones solved on days in a row. */
            daily_streak: number;
            provisional: boolean;
            rating: number;
            /** @description At the first attempt. */
            solved: number;
            /** @description Solved in a row, at the first attempt. */
            streak: number;
            tried: number;
        };
        /** @description The people who wait in a pool now. */
        Queue: {
            /** @description Seconds; null where too little is known. */
            expected_wait: number | null;
            waiting: number;
        };
        /** @description An account on a board. */
        RankedPlayer: {
            avatar: ("badger" | "bear" | "beaver" | "cat" | "deer" | "dog" | "eagle" | "fox" | "frog" | "hare" | "hedgehog" | "koala" | "lion" | "lynx" | "mouse" | "otter" | "owl" | "panda" | "pig" | "raven" | "robin" | "seal" | "squirrel" | "wolf") | null;
            id: number;
            /** @enum {string} */
            kind: "guest" | "account" | "bot_account" | "deleted";
            name: string;
        };
        /** @description A rated game that is over has counted or was held back; the changes of its ratings. */
        RatingsMessage: {
            changes: components["schemas"]["SeatChange"][];
            game: string;
            /** @description Milliseconds since 1970. */
            server_time: number;
            /** @enum {string} */
            status: "unrated" | "pending" | "applied" | "held" | "annulled";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "ratings";
        };
        /** @description A rating: the number, how sure it is, and after how many games. */
        RatingValue: {
            deviation: number;
            games: number;
            /** @description Too unsure to be ranked. */
            provisional: boolean;
            rating: number;
        };
        /** @description A face or a sign. */
        ReactionRequest: {
            /** @enum {string} */
            code: "smile" | "laugh" | "wow" | "sad" | "angry" | "thumbs_up" | "heart" | "fire";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "reaction";
        };
        /** @description The notifications that were read: by id, those of one game, or all without either. */
        ReadRequest: {
            /** @default null */
            game?: string | null;
            /** @default null */
            ids?: number[] | null;
        };
        /** @description The caller's own share of the shuffle, given once the commitment is known. */
        ReadyRequest: {
            /**
             * @description Your own part of the shuffle's secret.
             * @default
             */
            client_seed?: string;
            /**
             * @description The game's `terms` as you saw them: refused if newer.
             * @default null
             */
            terms?: number | null;
        };
        /** @description Recovery codes, each of which replaces the app's code or the passkey once. */
        RecoveryCodes: {
            codes: string[];
        };
        /** @description A recovery code in place of a lost passkey. */
        RecoveryRequest: {
            code: string;
            username: string;
        };
        /**
         * @description `seat` is asked whether it wants a new deal.
         *
         *     All seats are asked, so that being asked reveals nothing.
         */
        RedealOfferedEvent: {
            /**
             * @description The time of the move; null in puzzles and analyses, which have none.
             * @default null
             */
            at?: number | null;
            /** @description The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game. */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "redeal_offered";
            /** @description Number of the newest event; 0 before the start. */
            version: number;
        };
        /** @description `seat` asked for a new deal; the cards are dealt again. */
        RedealRequestedEvent: {
            /**
             * @description The time of the move; null in puzzles and analyses, which have none.
             * @default null
             */
            at?: number | null;
            /** @description The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game. */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "redeal_requested";
            /** @description Number of the newest event; 0 before the start. */
            version: number;
        };
        /**
         * @description A command that the rules refuse, with the rule, the facts and the legal offers.
         *
         *     For a reused idempotency key these members are missing.
         */
        Refusal: {
            code: string;
            detail: string;
            /** @default null */
            errors?: components["schemas"]["FieldError"][] | null;
            /** @default null */
            facts?: {
                [key: string]: unknown;
            } | null;
            /** @default null */
            field?: string | null;
            /** @default null */
            legal?: components["schemas"]["Offer"][] | null;
            /** @default null */
            rule?: string | null;
            /**
             * @description Of `scope_needed`: which the token lacks.
             * @default null
             */
            scope?: string | null;
            status: number;
            title: string;
            type: string;
            /**
             * @description The end of a ban; null: never, or not about a ban.
             * @default null
             */
            until?: string | null;
            /** @default null */
            version?: number | null;
        };
        /** @description The caller with the new account, and its recovery codes. */
        RegisteredAccount: {
            codes: string[];
            me: components["schemas"]["Me"];
        };
        /** @description Make an account; a guest's games stay theirs. */
        RegisterRequest: {
            /**
             * @description Without it a lost password stays lost.
             * @default
             */
            email?: string;
            password: string;
            username: string;
        };
        /** @description Reports, the newest first. */
        ReportList: components["schemas"]["ReportState"][];
        /** @description The player and the reason; what else is named helps staff to see what happened. */
        ReportRequest: {
            /**
             * @description The id of a club that the player owns; its name and description stay in the report.
             * @default null
             */
            club?: string | null;
            /** @default null */
            game?: string | null;
            /**
             * @description The id of a chat message of the player; its text stays in the report.
             * @default null
             */
            message?: number | null;
            /** @description The player's id: an account or a guest. */
            player: number;
            /** @enum {string} */
            reason: "cheating" | "boosting" | "insult" | "spam" | "name" | "leaving" | "other";
            /**
             * @description The id of a rule set that the player saved; its name stays in the report.
             * @default null
             */
            rule_set?: string | null;
            /** @default  */
            text?: string;
            /**
             * @description The id of a tournament that the player created; its name and description stay in the report.
             * @default null
             */
            tournament?: string | null;
        };
        /** @description A report of yours. It doesn't show the decision of staff about the player. */
        ReportState: {
            /** Format: date-time */
            at: string;
            club: string | null;
            game: string | null;
            /** @description The time when staff decided on it. */
            handled_at: string | null;
            id: number;
            /** @description The name the player had when you reported them. */
            player: string;
            /** @enum {string} */
            reason: "cheating" | "boosting" | "insult" | "spam" | "name" | "leaving" | "other";
            rule_set: string | null;
            text: string;
            tournament: string | null;
        };
        /** @description A player dealt nearly all cards of one suit asks for a new deal. */
        RequestRedealCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "request_redeal";
        };
        /** @description The result of a game; `durak` is the seat left with cards, if any. */
        Result: {
            durak: number | null;
            /** @description The sixes of the last attack on the durak, where it was made with sixes only; else 0. */
            epaulettes: number;
            places: number[];
            /** @enum {string} */
            reason: "durak" | "draw" | "no_progress" | "team_out" | "left";
        };
        /** @description The results of a player's games. */
        Results: {
            /** @description Games lost as the durak to a last attack of sixes only. */
            epaulettes: number;
            favourites: components["schemas"]["Favourite"][];
            games: number;
            /** @description Most games in a row without being durak. */
            longest_safe: number;
            modes: components["schemas"]["ModeResults"][];
            player: components["schemas"]["RankedPlayer"];
            streak: components["schemas"]["StreakNow"] | null;
        };
        /** @description The number of reviews that the caller may ask for within 24 hours. */
        ReviewAllowance: {
            left: number;
            limit: number;
            /** @description The time at which one more is free; null: none is spent. */
            renewed_at: string | null;
        };
        /** @description A decision: its moves, the best first, and what the one that was played lost. */
        ReviewedDecision: {
            /**
             * @description `too_close`: the judge can't say whether it was an error.
             * @enum {string}
             */
            grade: "only" | "best" | "good" | "inaccuracy" | "mistake" | "blunder" | "too_close";
            /** @description 1 for the first place, 0 for the last; a draw is .5. */
            loss: number;
            /** @description Standard error. */
            loss_error: number;
            moves: components["schemas"]["ReviewedMove"][];
            /** @description The index of the played move in `moves`. */
            played: number;
            /** @description The fault of an inaccuracy, a mistake or a blunder. */
            reason: ("took_beatable" | "beat_was_better" | "take_was_better" | "transfer_was_better" | "stopped_too_early" | "added_too_much" | "trump_too_early" | "trump_wasted" | "trump_needed" | "too_many_at_once" | "too_few_at_once" | "too_dear" | "too_cheap" | "other_card") | null;
            /** @description Clockwise from 0. */
            seat: number;
            /** @description The event that the player's move made. */
            version: number;
        };
        /** @description A legal move, and what it was worth by what its player could know. */
        ReviewedMove: {
            command: components["schemas"]["Command"];
            /** @description Standard error. */
            error: number;
            /** @description Worked out exactly, not by trying. */
            is_proven: boolean;
            /** @description 1 for the first place, 0 for the last; a draw is .5. */
            value: number;
        };
        /** @description The sums of a player's own decisions, until they left. */
        ReviewedPlayer: {
            /** @description The share kept of what was at stake; null: nothing was. */
            accuracy: number | null;
            /** @description Moves that lost .20 or more. */
            blunders: number;
            decisions: number;
            /** @description Moves that lost from .03 up to .10. */
            inaccuracies: number;
            /** @description 1 for the first place, 0 for the last; a draw is .5. */
            mean_loss: number;
            /** @description Moves that lost from .10 up to .20. */
            mistakes: number;
            /** @description Clockwise from 0. */
            seat: number;
        };
        /** @description A small position that shows a rule, as the engine plays it. */
        RuleExample: {
            caption: string;
            frames: components["schemas"]["ExampleFrame"][];
            key: string;
            seats: number;
            subject: components["schemas"]["ExampleSubject"];
            /** @description Each seat's team; null without teams. */
            teams: number[] | null;
        };
        /** @description All examples. */
        RuleExamples: components["schemas"]["RuleExample"][];
        /**
         * @description A rule set; an option left out has its default.
         *
         *     It is read by the engine, which knows what goes together and says why not.
         */
        Rules: {
            /** @default 6 */
            attack_limit?: number | null;
            /** @default false */
            changing_trump?: boolean;
            /**
             * @default 0
             * @enum {integer}
             */
            cheat_penalty?: 0 | 1 | 2;
            /** @default false */
            cheating?: boolean;
            /**
             * @default 36
             * @enum {integer}
             */
            deck?: 24 | 32 | 36 | 52;
            /** @default 1 */
            decks?: number;
            /**
             * @default transferring
             * @enum {string}
             */
            direction_by?: "transferring" | "first_transfer";
            /** @default true */
            draws?: boolean;
            /** @default null */
            first_bout_limit?: number | null;
            /**
             * @default leader
             * @enum {string}
             */
            first_draw?: "leader" | "attacker";
            /**
             * @default lowest_trump
             * @enum {string}
             */
            first_leader?: "lowest_trump" | "forehand";
            /**
             * @default bout
             * @enum {string}
             */
            first_limit_until?: "bout" | "discard";
            /** @default 6 */
            hand_size?: number;
            /**
             * @default 0
             * @enum {integer}
             */
            hidden_cards?: 0 | 2;
            /**
             * @default 0
             * @enum {integer}
             */
            jokers?: 0 | 2;
            /**
             * @default same_rank
             * @enum {string}
             */
            lead?: "same_rank" | "single" | "pairs";
            /** @default false */
            lowest_beats_highest?: boolean;
            /**
             * @default attack_durak
             * @enum {string}
             */
            next_leader?: "attack_durak" | "spare_durak" | "first_out" | "lowest_trump";
            /**
             * @default none
             * @enum {string}
             */
            own_suit_only?: "none" | "clubs" | "diamonds" | "hearts" | "spades";
            /**
             * @default limit
             * @enum {string}
             */
            pile_on?: "none" | "limit" | "unlimited";
            /**
             * @default off
             * @enum {string}
             */
            rank_trump?: "off" | "above_suit" | "below_suit";
            /**
             * @default off
             * @enum {string}
             */
            redeal?: "off" | "on_request";
            /**
             * @default bout
             * @enum {string}
             */
            refill?: "bout" | "cycle" | "never";
            /**
             * @default fresh
             * @enum {string}
             */
            series_deck?: "fresh" | "remaining";
            /**
             * @default off
             * @enum {string}
             */
            show_transfer?: "off" | "unlimited" | "once_per_bout" | "once_per_game";
            /**
             * @default DCHS
             * @enum {string}
             */
            suit_order?: "DCHS" | "DCSH" | "DHCS" | "DHSC" | "DSCH" | "DSHC" | "CDHS" | "CDSH" | "CHDS" | "CHSD" | "CSDH" | "CSHD" | "HDCS" | "HDSC" | "HCDS" | "HCSD" | "HSDC" | "HSCD" | "SDCH" | "SDHC" | "SCDH" | "SCHD" | "SHDC" | "SHCD";
            /**
             * @default table
             * @enum {string}
             */
            take_what?: "table" | "unbeaten";
            /**
             * @default unbeaten
             * @enum {string}
             */
            take_when?: "unbeaten" | "any_time";
            /**
             * @default last_holding
             * @enum {string}
             */
            team_result?: "last_holding" | "first_out" | "all_out";
            /**
             * @default alternate
             * @enum {string}
             */
            team_seating?: "alternate" | "together";
            /** @default none */
            teams?: "none" | (2 | 3);
            /**
             * @default all
             * @enum {string}
             */
            throw_in?: "all" | "neighbours" | "leader" | "none";
            /**
             * @default free
             * @enum {string}
             */
            throw_in_order?: "free" | "in_turn";
            /**
             * @default any_time
             * @enum {string}
             */
            throw_in_when?: "any_time" | "all_beaten";
            /**
             * @default off
             * @enum {string}
             */
            transfer?: "off" | "on";
            /**
             * @default any
             * @enum {string}
             */
            transfer_count?: "any" | "at_least_equal" | "exactly_equal";
            /**
             * @default left
             * @enum {string}
             */
            transfer_direction?: "left" | "chosen_bout" | "chosen_lasting";
            /** @default true */
            transfer_first_bout?: boolean;
            /**
             * @default always
             * @enum {string}
             */
            transfer_heads_up?: "always" | "equal_hands" | "never";
            /** @default true */
            transfer_trumps?: boolean;
            /**
             * @default nothing_beaten
             * @enum {string}
             */
            transfer_when?: "nothing_beaten" | "any_time";
            /**
             * @default turned_up
             * @enum {string}
             */
            trump?: "turned_up" | "none" | "clubs" | "diamonds" | "hearts" | "spades" | "cycle";
            /** @default false */
            trump_swap?: boolean;
            /**
             * @default none
             * @enum {string}
             */
            wild_six?: "none" | "diamonds" | "all";
        };
        /** @description The changes to a saved rule set; members left out stay as they are. */
        RuleSetChangeRequest: {
            /** @default null */
            name?: string | null;
            /** @default null */
            rules?: components["schemas"]["RulesRequest"] | null;
            /**
             * @description The number of seats it is meant for; null: any.
             * @default null
             */
            seats?: number | null;
            /** @description The one you have read: refused if changed since. */
            version: number;
        };
        /** @description Saved rule sets, by name. */
        RuleSetList: components["schemas"]["SavedRuleSet"][];
        /** @description The person who saved the rule set, or the guest. */
        RuleSetOwner: {
            avatar: ("badger" | "bear" | "beaver" | "cat" | "deer" | "dog" | "eagle" | "fox" | "frog" | "hare" | "hedgehog" | "koala" | "lion" | "lynx" | "mouse" | "otter" | "owl" | "panda" | "pig" | "raven" | "robin" | "seal" | "squirrel" | "wolf") | null;
            id: number;
            /** @enum {string} */
            kind: "guest" | "account" | "bot_account" | "deleted";
            name: string;
        };
        /** @description Rules to be saved, and a name for them. */
        RuleSetRequest: {
            /** @description One line. */
            name: string;
            rules: components["schemas"]["RulesRequest"];
            /**
             * @description The number of seats it is meant for; null: any.
             * @default null
             */
            seats?: number | null;
        };
        /** @description A rule set to be checked, and how many want to play by it, if that is known. */
        RulesQuestion: {
            rules: components["schemas"]["RulesRequest"];
            /** @default null */
            seats?: number | null;
        };
        /**
         * @description A rule set; an option left out has its default.
         *
         *     It is read by the engine, which knows what goes together and says why not.
         */
        RulesRequest: {
            /** @default 6 */
            attack_limit?: number | null;
            /** @default false */
            changing_trump?: boolean;
            /**
             * @default 0
             * @enum {integer}
             */
            cheat_penalty?: 0 | 1 | 2;
            /** @default false */
            cheating?: boolean;
            /**
             * @default 36
             * @enum {integer}
             */
            deck?: 24 | 32 | 36 | 52;
            /** @default 1 */
            decks?: number;
            /**
             * @default transferring
             * @enum {string}
             */
            direction_by?: "transferring" | "first_transfer";
            /** @default true */
            draws?: boolean;
            /** @default null */
            first_bout_limit?: number | null;
            /**
             * @default leader
             * @enum {string}
             */
            first_draw?: "leader" | "attacker";
            /**
             * @default lowest_trump
             * @enum {string}
             */
            first_leader?: "lowest_trump" | "forehand";
            /**
             * @default bout
             * @enum {string}
             */
            first_limit_until?: "bout" | "discard";
            /** @default 6 */
            hand_size?: number;
            /**
             * @default 0
             * @enum {integer}
             */
            hidden_cards?: 0 | 2;
            /**
             * @default 0
             * @enum {integer}
             */
            jokers?: 0 | 2;
            /**
             * @default same_rank
             * @enum {string}
             */
            lead?: "same_rank" | "single" | "pairs";
            /** @default false */
            lowest_beats_highest?: boolean;
            /**
             * @default attack_durak
             * @enum {string}
             */
            next_leader?: "attack_durak" | "spare_durak" | "first_out" | "lowest_trump";
            /**
             * @default none
             * @enum {string}
             */
            own_suit_only?: "none" | "clubs" | "diamonds" | "hearts" | "spades";
            /**
             * @default limit
             * @enum {string}
             */
            pile_on?: "none" | "limit" | "unlimited";
            /**
             * @default off
             * @enum {string}
             */
            rank_trump?: "off" | "above_suit" | "below_suit";
            /**
             * @default off
             * @enum {string}
             */
            redeal?: "off" | "on_request";
            /**
             * @default bout
             * @enum {string}
             */
            refill?: "bout" | "cycle" | "never";
            /**
             * @default fresh
             * @enum {string}
             */
            series_deck?: "fresh" | "remaining";
            /**
             * @default off
             * @enum {string}
             */
            show_transfer?: "off" | "unlimited" | "once_per_bout" | "once_per_game";
            /**
             * @default DCHS
             * @enum {string}
             */
            suit_order?: "DCHS" | "DCSH" | "DHCS" | "DHSC" | "DSCH" | "DSHC" | "CDHS" | "CDSH" | "CHDS" | "CHSD" | "CSDH" | "CSHD" | "HDCS" | "HDSC" | "HCDS" | "HCSD" | "HSDC" | "HSCD" | "SDCH" | "SDHC" | "SCDH" | "SCHD" | "SHDC" | "SHCD";
            /**
             * @default table
             * @enum {string}
             */
            take_what?: "table" | "unbeaten";
            /**
             * @default unbeaten
             * @enum {string}
             */
            take_when?: "unbeaten" | "any_time";
            /**
             * @default last_holding
             * @enum {string}
             */
            team_result?: "last_holding" | "first_out" | "all_out";
            /**
             * @default alternate
             * @enum {string}
             */
            team_seating?: "alternate" | "together";
            /** @default none */
            teams?: "none" | (2 | 3);
            /**
             * @default all
             * @enum {string}
             */
            throw_in?: "all" | "neighbours" | "leader" | "none";
            /**
             * @default free
             * @enum {string}
             */
            throw_in_order?: "free" | "in_turn";
            /**
             * @default any_time
             * @enum {string}
             */
            throw_in_when?: "any_time" | "all_beaten";
            /**
             * @default off
             * @enum {string}
             */
            transfer?: "off" | "on";
            /**
             * @default any
             * @enum {string}
             */
            transfer_count?: "any" | "at_least_equal" | "exactly_equal";
            /**
             * @default left
             * @enum {string}
             */
            transfer_direction?: "left" | "chosen_bout" | "chosen_lasting";
            /** @default true */
            transfer_first_bout?: boolean;
            /**
             * @default always
             * @enum {string}
             */
            transfer_heads_up?: "always" | "equal_hands" | "never";
            /** @default true */
            transfer_trumps?: boolean;
            /**
             * @default nothing_beaten
             * @enum {string}
             */
            transfer_when?: "nothing_beaten" | "any_time";
            /**
             * @default turned_up
             * @enum {string}
             */
            trump?: "turned_up" | "none" | "clubs" | "diamonds" | "hearts" | "spades" | "cycle";
            /** @default false */
            trump_swap?: boolean;
            /**
             * @default none
             * @enum {string}
             */
            wild_six?: "none" | "diamonds" | "all";
        };
        /** @description A JSON Schema (draft 2020-12) of rule sets, with words for people. */
        RulesSchema: {
            /** @constant */
            $schema: "https://json-schema.org/draft/2020-12/schema";
            /** @constant */
            additionalProperties: false;
            description: string;
            properties: {
                [key: string]: components["schemas"]["OptionSchema"];
            };
            title: string;
            /** @constant */
            type: "object";
            "x-groups": components["schemas"]["OptionGroup"][];
        };
        /**
         * @description The answer whether a rule set makes sense.
         *
         *     `rules` are the options that differ from the base game, `preset` the one that is just this.
         *     These and `seats` are null where something is wrong with the rule set itself.
         */
        RulesVerdict: {
            preset: string | null;
            problems: components["schemas"]["FieldError"][];
            /** @description True if rated games can be played by it. */
            rated: boolean;
            rules: components["schemas"]["Rules"] | null;
            seats: components["schemas"]["PossibleSeats"] | null;
            valid: boolean;
        };
        /** @description Sanctions, the newest first. */
        SanctionList: components["schemas"]["SanctionState"][];
        /** @description A decision of staff about you. `until` is null for good, and for a warning. */
        SanctionState: {
            acknowledged_at: string | null;
            appeal: components["schemas"]["AppealState"] | null;
            id: number;
            /** @description True if it forbids something now. */
            in_force: boolean;
            /** @enum {string} */
            kind: "warning" | "mute" | "ban";
            lifted_at: string | null;
            may_appeal: boolean;
            /** @enum {string} */
            reason: "cheating" | "boosting" | "insult" | "spam" | "name" | "leaving" | "other";
            /** Format: date-time */
            since: string;
            until: string | null;
            words: string;
        };
        /** @description Rules that a person has named. Its id is its link: everybody who knows it may read it. */
        SavedRuleSet: {
            /** Format: date-time */
            created_at: string;
            id: string;
            /** @description True if it is the caller's, who may change it. */
            mine: boolean;
            /** @description Differs among one's own. */
            name: string;
            owner: components["schemas"]["RuleSetOwner"];
            rules: components["schemas"]["Rules"];
            /** @description The number of seats it is meant for; null: any that can play. */
            seats: number | null;
            /** Format: date-time */
            updated_at: string;
            /** @description Counts on with each change. */
            version: number;
        };
        /**
         * @description An action that a token may allow. No scope includes another.
         * @enum {string}
         */
        Scope: "read" | "play" | "talk" | "tournaments:write" | "webhooks";
        /** @description A place at the table. */
        Seat: {
            /** @enum {string} */
            kind: "human" | "bot" | "open";
            /** @description The player left for good, and a bot plays to the end. */
            left: boolean;
            player: (components["schemas"]["HumanPlayer"] | components["schemas"]["BotPlayer"]) | null;
            /** @description Agreed to what is played, which is asked for when the host changes it, and before a later game of a series. */
            ready: boolean;
            /** @description Clockwise from 0. */
            seat: number;
        };
        /** @description The effect of a game on the rating of the player on a seat. */
        SeatChange: {
            after: number;
            before: number;
            deviation: number;
            provisional: boolean;
            /** @description Clockwise from 0. */
            seat: number;
        };
        /** @description The choice of a host for a seat: a bot, or open. */
        SeatChoiceRequest: components["schemas"]["BotSeat"] | components["schemas"]["OpenSeat"];
        /** @description The points that equal players reach with a seat's cards. */
        SeatLuck: {
            /**
             * @description The cause of the luck; `even`: little of it, or not beyond doubt.
             * @enum {string}
             */
            cause: "even" | "good_hand" | "poor_hand" | "good_place" | "poor_place";
            /** @description Standard error. */
            error: number;
            /** @description With that hand, from all seats in turn. */
            hand: number;
            /** @description From this seat, with all hands in turn. */
            place: number;
            /** @description Clockwise from 0. */
            seat: number;
            /** @description Trumps in the hand that was dealt. */
            trumps: number;
            /** @description From this seat, with the hand it was dealt. */
            value: number;
        };
        /** @description A seat at a table of a tournament; without a player one of the service's bots has it. */
        SeatOfTable: {
            /** @description Of the team, if there are teams. */
            place: number | null;
            player: components["schemas"]["TournamentPlayer"] | null;
            /** @description As they count in the score. */
            points: number | null;
            /** @description Clockwise from 0. */
            seat: number;
        };
        /** @description The fewest and the most players. */
        SeatRange: {
            max: number;
            min: number;
        };
        /** @description The rating of the player on a seat, in the mode that is played. */
        SeatRating: {
            deviation: number;
            games: number;
            /** @description Too unsure to be ranked. */
            provisional: boolean;
            rating: number;
            /** @description Clockwise from 0. */
            seat: number;
        };
        /** @description A seat of the table. */
        SeatRequest: {
            seat: number;
        };
        /** @description The time of one person; what isn't running or isn't kept is null. */
        SeatTime: {
            /** @description Since when the game waits for the seat. */
            asked_at: number | null;
            /** @description The time left at `asked_at`, or left now. */
            bank: number | null;
            /** @description The others may give the player up; lists of games don't tell. */
            claimable: boolean;
            /** @description The end of the throw-in window. */
            closes: number | null;
            /** @description The time at which a command is played for the seat. */
            due: number | null;
            /** @description Clockwise from 0. */
            seat: number;
            /** @description In a row. */
            timeouts: number;
        };
        /** @description A game that people can wait for: rated, or casual. */
        SeekPool: {
            casual: components["schemas"]["Queue"];
            clock: components["schemas"]["PerCommandClock"] | components["schemas"]["BankClock"] | components["schemas"]["DaysClock"];
            /** @enum {string} */
            mode: "duel" | "table" | "transfer" | "partners";
            /** @enum {string} */
            name: "duel" | "table_3" | "table_4" | "table_6" | "transfer_2" | "transfer_3" | "transfer_4" | "partners" | "bots_duel" | "bots_table_4" | "bots_transfer_2" | "bots_partners";
            preset: string;
            rated: components["schemas"]["Queue"];
            seats: number;
            /**
             * @description Bot accounts wait in pools of their own.
             * @enum {string}
             */
            who: "people" | "bots";
            /** @description Your rating in the mode, if you have one. */
            you: components["schemas"]["RatingValue"] | null;
        };
        /** @description All pools, in the order in which they are offered. */
        SeekPools: {
            pools: components["schemas"]["SeekPool"][];
        };
        /** @description The pools in which you wait; you play the first game that is found. */
        SeekRequest: {
            pools: ("duel" | "table_3" | "table_4" | "table_6" | "transfer_2" | "transfer_3" | "transfer_4" | "partners" | "bots_duel" | "bots_table_4" | "bots_transfer_2" | "bots_partners")[];
            /** @description For accounts; guests play casual games. */
            rated: boolean;
        };
        /** @description The games in a row at a table; `id` is that of its first one. */
        Series: {
            id: string;
            /** @description The next game, once somebody asked for it. */
            next: string | null;
            number: number;
            scores: components["schemas"]["SeriesScore"][];
        };
        /** @description The score of a seat's player in the series so far. */
        SeriesScore: {
            games: number;
            /** @description As the durak, or with the durak's team. */
            lost: number;
            /** @description Fewest lost, then most points; null before a first game. */
            place: number | null;
            /** @description For each game, the seats behind one's place. */
            points: number;
            /** @description Clockwise from 0. */
            seat: number;
        };
        /** @description A browser in which the account is logged in; `current` marks the caller's own. */
        Session: {
            address: string;
            /** Format: date-time */
            began_at: string;
            browser: string;
            current: boolean;
            id: number;
            /** Format: date-time */
            seen_at: string;
        };
        /** @description The account's sessions, the one seen last first. */
        SessionList: components["schemas"]["Session"][];
        /** @description The settings to change; what is left out stays. */
        SettingsRequest: {
            /** @default null */
            digest?: boolean | null;
            /** @default null */
            invited_by?: ("everybody" | "followed" | "nobody") | null;
            /**
             * @description Mail to your address again, although mails `bounced` before.
             * @default null
             */
            mail?: "ready" | null;
            /** @default null */
            topics?: components["schemas"]["SomeTopics"] | null;
        };
        /** @description The defender transfers the attack by showing a trump of its rank, which stays in the hand. */
        ShowTransferCommand: {
            card: components["schemas"]["Card"];
            /** @enum {string} */
            direction: "left" | "right";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "show_transfer";
        };
        /** @description The address at the provider that the browser has to open. */
        SignInAddress: {
            url: string;
        };
        /** @description The name of an account that a provider logs in to. */
        SignInRegistration: {
            username: string;
        };
        /** @description A sign-in with a provider, and where to go afterwards. */
        SignInRequest: {
            /**
             * @description A path of this site.
             * @default /
             */
            next?: string;
            /**
             * @default log_in
             * @enum {string}
             */
            purpose?: "log_in" | "link" | "confirm";
        };
        /** @description A message of the server on `/ws/games/{id}`. */
        SocketMessage: components["schemas"]["ViewMessage"] | components["schemas"]["EventsMessage"] | components["schemas"]["GameMessage"] | components["schemas"]["RatingsMessage"] | components["schemas"]["ChatMessages"] | components["schemas"]["ErrorMessage"] | components["schemas"]["PongMessage"];
        /** @description The parts of a puzzle that are shown once the reader's first attempt is over. */
        SolvedPuzzle: {
            /** @description The public game that it is from. */
            game_id: string | null;
            /** @description The legal commands there, to try again. */
            legal: components["schemas"]["Offer"][];
            /** @description The solution, with the replies. */
            line: components["schemas"]["PuzzleMove"][];
            /**
             * @description Of the first attempt.
             * @enum {string}
             */
            outcome: "solved" | "failed";
            rating: number;
            /** @description Of the reader, by the first attempt. */
            rating_change: number;
            solved: number;
            /** @description The puzzle's first position. */
            start: components["schemas"]["View"];
            themes: ("take_it" | "beat_it" | "throw_in_more" | "stop_in_time" | "right_lead" | "several_at_once" | "transfer" | "keep_trump" | "spend_trump" | "last_card" | "long_line")[];
            tried: number;
        };
        /** @description The channels to switch. */
        SomeChannels: {
            /** @default null */
            browser?: boolean | null;
            /** @default null */
            mail?: boolean | null;
            /** @default null */
            page?: boolean | null;
            /** @default null */
            push?: boolean | null;
            /** @default null */
            telegram?: boolean | null;
        };
        /** @description The topics to change. */
        SomeTopics: {
            /** @default null */
            club?: components["schemas"]["SomeChannels"] | null;
            /** @default null */
            club_tournament?: components["schemas"]["SomeChannels"] | null;
            /** @default null */
            friend?: components["schemas"]["SomeChannels"] | null;
            /** @default null */
            invitation?: components["schemas"]["SomeChannels"] | null;
            /** @default null */
            table?: components["schemas"]["SomeChannels"] | null;
            /** @default null */
            tournament?: components["schemas"]["SomeChannels"] | null;
            /** @default null */
            turn?: components["schemas"]["SomeChannels"] | null;
        };
        /** @description A player's place in the standings. */
        Standing: {
            games: number;
            /** @description The matches won in a knock-out. */
            level: number;
            /** @description It breaks ties; null before a game. */
            performance: number | null;
            player: components["schemas"]["TournamentPlayer"];
            playing: boolean;
            /** @description Of each result, as they count in the score. */
            points: number[];
            rank: number;
            score: number;
            /** @enum {string} */
            status: "active" | "paused" | "out" | "left" | "banned";
            /** @description Good results in a row. */
            streak: number;
            /** @description Games in which nobody finished before. */
            wins: number;
        };
        /** @description Staff made or lifted a decision about you, or answered: read `GET auth/me`. */
        StandingMessage: {
            /** @description Milliseconds since 1970. */
            server_time: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "standing";
        };
        /** @description One page of the standings, best first. */
        StandingPage: {
            next: string | null;
            previous: string | null;
            results: components["schemas"]["Standing"][];
        };
        /** @description The host's own share of the shuffle, given once the commitment is known. */
        StartRequest: {
            /**
             * @description Your own part of the shuffle's secret.
             * @default
             */
            client_seed?: string;
        };
        /** @description The streak that goes on. */
        StreakNow: {
            /** @enum {string} */
            kind: "safe" | "durak";
            length: number;
        };
        /** @description The holder of the lowest trump swaps it for the turned-up card under the talon. */
        SwapTrumpCommand: {
            card: components["schemas"]["Card"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "swap_trump";
        };
        /** @description A table is new, or has changed. */
        TableMessage: {
            /** @description Milliseconds since 1970. */
            server_time: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "table";
            table: components["schemas"]["LobbyTable"];
        };
        /** @description A deal at a table. */
        TableOfDeal: {
            /** @description Your own game; once both are over, everybody's. */
            game: string | null;
            /** @description Null until both games are over. */
            score: components["schemas"]["MatchScore"] | null;
            /** @enum {string} */
            status: "waiting" | "running" | "finished";
            table: number;
        };
        /** @description A table of a tournament, or a bye. */
        TableOfTournament: {
            bye: boolean;
            ended_at: string | null;
            game: string | null;
            /** @description In the series of a knock-out. */
            game_number: number;
            id: number;
            /** Format: date-time */
            made_at: string;
            /** @description Of the table in its round; of the match in a knock-out. */
            number: number;
            /** @description 0 in an arena. */
            round: number;
            seats: components["schemas"]["SeatOfTable"][];
            /** @enum {string} */
            status: "waiting" | "running" | "finished";
        };
        /** @description One page of a tournament's tables, newest first. */
        TablePage: {
            next: string | null;
            previous: string | null;
            results: components["schemas"]["TableOfTournament"][];
        };
        /** @description An attack card, the seat that played it, and the card that beats it, if any. */
        TablePair: {
            attack: components["schemas"]["Card"];
            beaten_by: components["schemas"]["Card"] | null;
            seat: number;
        };
        /** @description The first message: all public tables, newest first, as far as they are listed. */
        TablesMessage: {
            /** @description Milliseconds since 1970. */
            server_time: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "tables";
            tables: components["schemas"]["LobbyTable"][];
        };
        /** @description The defender gives up and will pick up every card on the table. */
        TakeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "take";
        };
        /**
         * @description The defender gave up; attackers may still add cards.
         *
         *     `asked_anew` are the attackers among them who said done before and are asked again. The JSON
         *     form omits them when there are none, as in old games, where a done counted after the take too.
         */
        TakeDeclaredEvent: {
            /** @default [] */
            asked_anew?: number[];
            /**
             * @description The time of the move; null in puzzles and analyses, which have none.
             * @default null
             */
            at?: number | null;
            /** @description The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game. */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "take_declared";
            /** @description Number of the newest event; 0 before the start. */
            version: number;
        };
        /**
         * @description Data of Telegram about the user of a page, with Telegram's signature.
         *
         *     It is good for one use, and for a quarter of an hour.
         */
        TelegramProof: {
            /** @description All fields as Telegram gave them, in the form of a query. */
            data: string;
            /**
             * @description `mini_app`: the init data of a Mini App; `widget`: the fields of the login widget.
             * @enum {string}
             */
            kind: "mini_app" | "widget";
        };
        /** @description A test that you asked for. */
        TestWebhook: {
            data: Record<string, never>;
            /** Format: date-time */
            timestamp: string;
            /** @constant */
            type: "test";
        };
        /** @description A line of free text. */
        TextRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "text";
            text: string;
        };
        /** @description An entitled attacker adds a card of a rank on the table. */
        ThrowInCommand: {
            card: components["schemas"]["Card"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "throw_in";
        };
        /** @description The running times of people; bots have none. */
        Times: {
            seats: components["schemas"]["SeatTime"][];
            /** @description Milliseconds since 1970. */
            server_time: number;
        };
        /** @description A token without its text; `hint` is the end of the text. */
        Token: {
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string;
            hint: string;
            id: number;
            /** @description To the minute. */
            last_used_at: string | null;
            name: string;
            scopes: components["schemas"]["Scope"][];
        };
        /** @description The account's tokens, newest first; those that expired in the last month, too. */
        TokenList: components["schemas"]["Token"][];
        /** @description A token for a program. */
        TokenRequest: {
            /** @description The days until it expires. */
            days: number;
            /** @description For you, to know it by. */
            name: string;
            /** @description The rights of the token. */
            scopes: components["schemas"]["Scope"][];
        };
        /** @description The topics of notifications. */
        Topics: {
            club: components["schemas"]["Channels"];
            club_tournament: components["schemas"]["Channels"];
            friend: components["schemas"]["Channels"];
            invitation: components["schemas"]["Channels"];
            table: components["schemas"]["Channels"];
            tournament: components["schemas"]["Channels"];
            turn: components["schemas"]["Channels"];
        };
        /** @description A tournament. */
        Tournament: {
            /** @enum {string} */
            access: "open" | "link" | "password" | "club";
            /** @description True if bot accounts may join. */
            bots: boolean;
            clock: components["schemas"]["PerCommandClock"] | components["schemas"]["BankClock"] | components["schemas"]["DaysClock"];
            club: string | null;
            description: string;
            ended_at: string | null;
            /** @description The time at which an arena stops seating players. */
            ends_at: string | null;
            /** @description The staff recommend it. */
            featured: boolean;
            /** @description Of the service's bots that fill tables, if any do. */
            fill_level: ("child" | "beginner" | "learner" | "casual" | "clever" | "master") | null;
            /** @description Null if it repeats by a rule of the service. */
            host: components["schemas"]["TournamentPlayer"] | null;
            id: string;
            /** @enum {string} */
            kind: "arena" | "swiss" | "knockout";
            least_rating: number | null;
            /** @description The length of an arena. */
            minutes: number | null;
            /** @enum {string} */
            mode: "duel" | "table" | "transfer" | "partners";
            most_rating: number | null;
            /** @description Chosen by its host, or made from rules and kind. */
            name: string;
            next_round_at: string | null;
            players: number;
            preset: string | null;
            rated: boolean;
            /** @description It is one of a row that repeats. */
            repeats: boolean;
            /** @description The newest round; 0 in an arena. */
            round: number;
            /** @description The rounds of a Swiss tournament. */
            rounds: number | null;
            rules: components["schemas"]["Rules"];
            rules_name: string | null;
            /** @description All tables of a round play the same deal. */
            same_deals: boolean;
            /** @description Of each table. */
            seats: number;
            started_at: string | null;
            /** Format: date-time */
            starts_at: string;
            /** @enum {string} */
            status: "scheduled" | "running" | "finished" | "cancelled";
            /** @description The games that win a series of a knock-out. */
            wins: number | null;
            you: components["schemas"]["OwnEntry"] | null;
        };
        /** @description The tournaments that run, those to come, soonest first, and the last ones. */
        TournamentCalendar: {
            coming: components["schemas"]["Tournament"][];
            past: components["schemas"]["Tournament"][];
            running: components["schemas"]["Tournament"][];
        };
        /** @description A tournament of yours is over. */
        TournamentEndedWebhook: {
            data: {
                /** @description The newest round; 0 in an arena. */
                round: number;
                /** @description The id of the tournament. */
                tournament: string;
            };
            /** Format: date-time */
            timestamp: string;
            /** @constant */
            type: "tournament.ended";
        };
        /** @description A message of the server on `/ws/tournaments/{tournament_id}`. */
        TournamentMessage: components["schemas"]["TournamentUpdate"] | components["schemas"]["ErrorMessage"] | components["schemas"]["PongMessage"];
        /** @description One page of tournaments; `next` and `previous` are addresses of other pages. */
        TournamentPage: {
            next: string | null;
            previous: string | null;
            results: components["schemas"]["Tournament"][];
        };
        /** @description A person in a tournament. */
        TournamentPlayer: {
            avatar: ("badger" | "bear" | "beaver" | "cat" | "deer" | "dog" | "eagle" | "fox" | "frog" | "hare" | "hedgehog" | "koala" | "lion" | "lynx" | "mouse" | "otter" | "owl" | "panda" | "pig" | "raven" | "robin" | "seal" | "squirrel" | "wolf") | null;
            id: number;
            /** @enum {string} */
            kind: "guest" | "account" | "bot_account" | "deleted";
            name: string;
        };
        /** @description A new tournament: one of a preset, rules and the id of saved rules, and how it is played. */
        TournamentRequest: {
            /**
             * @default open
             * @enum {string}
             */
            access?: "open" | "link" | "password" | "club";
            /**
             * @description Bot accounts may join.
             * @default false
             */
            bots?: boolean;
            /**
             * @description Left out: 60 s a command. None by days.
             * @default null
             */
            clock?: (components["schemas"]["PerCommandClockRequest"] | components["schemas"]["BankClockRequest"] | components["schemas"]["DaysClockRequest"]) | null;
            /**
             * @description The id of the club.
             * @default
             */
            club?: string;
            /** @default  */
            description?: string;
            /**
             * @description The service's bots of this level fill tables; never if rated.
             * @default null
             */
            fill_level?: ("child" | "beginner" | "learner" | "casual" | "clever" | "master") | null;
            /** @enum {string} */
            kind: "arena" | "swiss" | "knockout";
            /** @default null */
            least_rating?: number | null;
            /**
             * @description The length of an arena.
             * @default null
             */
            minutes?: number | null;
            /** @default null */
            most_rating?: number | null;
            /**
             * @description Left out: made from rules and kind.
             * @default
             */
            name?: string;
            /**
             * @description Needed where `access` asks for one.
             * @default null
             */
            password?: string | null;
            /** @default null */
            preset?: string | null;
            /** @default false */
            rated?: boolean;
            /**
             * @description Of a Swiss tournament.
             * @default null
             */
            rounds?: number | null;
            /** @default null */
            rule_set?: string | null;
            /** @default null */
            rules?: components["schemas"]["RulesRequest"] | null;
            /**
             * @description All tables of a Swiss round play the same deal; never if rated.
             * @default false
             */
            same_deals?: boolean;
            /**
             * @description Of each table: 2, 3, 4 or 6.
             * @default 2
             */
            seats?: number;
            /**
             * Format: date-time
             * @description Within the next 60 days.
             */
            starts_at: string;
            /**
             * @description That win a series of a knock-out.
             * @default null
             */
            wins?: number | null;
        };
        /** @description A round of your tournament has begun. */
        TournamentRoundWebhook: {
            data: {
                /** @description The newest round; 0 in an arena. */
                round: number;
                /** @description The id of the tournament. */
                tournament: string;
            };
            /** Format: date-time */
            timestamp: string;
            /** @constant */
            type: "tournament.round";
        };
        /** @description New tournaments that are created together, or not at all. */
        TournamentsRequest: {
            /** @description Of no `access` `open`. */
            tournaments: components["schemas"]["TournamentRequest"][];
        };
        /** @description A tournament of yours has begun. */
        TournamentStartedWebhook: {
            data: {
                /** @description The newest round; 0 in an arena. */
                round: number;
                /** @description The id of the tournament. */
                tournament: string;
            };
            /** Format: date-time */
            timestamp: string;
            /** @constant */
            type: "tournament.started";
        };
        /** @description The tournament as it is now: the best of the standings, and the newest tables. */
        TournamentUpdate: {
            /** @description Milliseconds since 1970. */
            server_time: number;
            /** @description The best 20. */
            standings: components["schemas"]["Standing"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "tournament";
            /** @description The newest 20. */
            tables: components["schemas"]["TableOfTournament"][];
            tournament: components["schemas"]["Tournament"];
            /** @description Counts the changes that are shown. */
            version: number;
        };
        /** @description The caller's relations to the player, which nobody else sees. */
        ToYou: {
            blocked: boolean;
            following: boolean;
            muted: boolean;
            note: string;
        };
        /** @description The defender transfers the attack by adding cards of its rank. */
        TransferCommand: {
            cards: components["schemas"]["Card"][];
            /** @enum {string} */
            direction: "left" | "right";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "transfer";
        };
        /** @description A transfer with any `fewest` to `most` of these cards, each card only once. */
        TransferSet: {
            any_of: components["schemas"]["Card"][];
            /** @enum {string} */
            direction: "left" | "right";
            fewest: number;
            most: number;
            /** @constant */
            type: "transfer";
        };
        /** @description `seat` transferred the attack by showing `card`, which stays in the hand. */
        TransferShownEvent: {
            /**
             * @description The time of the move; null in puzzles and analyses, which have none.
             * @default null
             */
            at?: number | null;
            card: components["schemas"]["Card"];
            /** @description The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game. */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            defender: number;
            /** @enum {string} */
            direction: "left" | "right";
            limit: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "transfer_shown";
            /** @description Number of the newest event; 0 before the start. */
            version: number;
        };
        /** @description The face-down card under the trump card was drawn: `trump` is trump from now on. */
        TrumpChangedEvent: {
            /**
             * @description The time of the move; null in puzzles and analyses, which have none.
             * @default null
             */
            at?: number | null;
            card: components["schemas"]["Card"];
            /** @description The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game. */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            /** @enum {string} */
            trump: "C" | "D" | "H" | "S";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "trump_changed";
            /** @description Number of the newest event; 0 before the start. */
            version: number;
        };
        /** @description The holder of the lowest trump shows it, and leads. */
        TrumpShownEvent: {
            /**
             * @description The time of the move; null in puzzles and analyses, which have none.
             * @default null
             */
            at?: number | null;
            card: components["schemas"]["Card"];
            /** @description The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game. */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "trump_shown";
            /** @description Number of the newest event; 0 before the start. */
            version: number;
        };
        /** @description `seat` put its lowest trump `given` under the talon and took the turned-up card `taken`. */
        TrumpSwappedEvent: {
            /**
             * @description The time of the move; null in puzzles and analyses, which have none.
             * @default null
             */
            at?: number | null;
            /** @description The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game. */
            cause: ("player" | "bot" | "clock" | "in_advance" | "service") | null;
            given: components["schemas"]["Card"];
            seat: number;
            taken: components["schemas"]["Card"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "trump_swapped";
            /** @description Number of the newest event; 0 before the start. */
            version: number;
        };
        /** @description A try to deliver an event: it has the receiver's status, or the error that prevented one. */
        Try: {
            /** Format: date-time */
            at: string;
            /** @description `interrupted`: it is being tried, or a worker was stopped meanwhile. */
            error: ("timeout" | "unreachable" | "private_address" | "tls" | "interrupted") | null;
            /** @description The duration in milliseconds. */
            ms: number;
            status: number | null;
        };
        /** @description All channels, the best game of all modes first. */
        Tv: {
            channels: components["schemas"]["TvChannel"][];
        };
        /** @description A channel, and the table that it shows. */
        TvChannel: {
            /** @description House bots play for the watchers, since no people play. */
            exhibition: boolean;
            /** @description Null: the best game of all modes. */
            mode: ("duel" | "table" | "transfer" | "partners") | null;
            /** @description The time at which the channel chose the game. */
            since: string | null;
            /** @description Null while no game of the mode can be shown. */
            table: components["schemas"]["LobbyTable"] | null;
        };
        /** @description A message of the server on `/ws/tv`. */
        TvMessage: components["schemas"]["ChannelsMessage"] | components["schemas"]["ErrorMessage"] | components["schemas"]["PongMessage"];
        /** @description The secret that an authenticator app takes; `qr` is an SVG image of `url`. */
        TwoFactorSetup: {
            qr: string;
            secret: string;
            url: string;
        };
        /** @description The second factor: whether logging in takes a code, and how many recovery codes are left. */
        TwoFactorState: {
            enabled: boolean;
            /** @description False if only passkeys or providers log in. */
            has_password: boolean;
            /** @description Passkeys are a second step after the password, too. */
            passkeys: number;
            recovery_codes_left: number;
        };
        /** @description A decision that can't be judged, and why. */
        UnjudgedDecision: {
            /** @enum {string} */
            reason: "rules" | "not_in_turn";
            /** @description Clockwise from 0. */
            seat: number;
            /** @description Number of the newest event; 0 before the start. */
            version: number;
        };
        /** @description The password of a private table. */
        UnlockRequest: {
            password: string;
        };
        /** @description The number of unread notifications now. */
        Unread: {
            unread: number;
        };
        /** @description The number of unread notifications, after some were read here or elsewhere. */
        UnreadMessage: {
            /** @description Milliseconds since 1970. */
            server_time: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "unread";
            unread: number;
        };
        /** @description The answer of a credential to a challenge. */
        UsedCredential: {
            /** @default null */
            authenticatorAttachment?: string | null;
            /** @default {} */
            clientExtensionResults?: {
                [key: string]: unknown;
            };
            id: string;
            rawId: string;
            response: components["schemas"]["_UsedCredentialResponse"];
            /** @constant */
            type: "public-key";
        };
        /** @description One value of an option. */
        ValueSchema: {
            const: string | number | boolean;
            /** @description The rule with this value, as a sentence. */
            description: string;
            title: string;
        };
        /**
         * @description The part of a game that a viewer may know.
         *
         *     Cards that the viewer may not know are `HIDDEN`. Hands and the discard pile are in canonical
         *     order.
         */
        View: {
            asking: number | null;
            bout: components["schemas"]["BoutView"] | null;
            discard: components["schemas"]["Card"][];
            durak: number | null;
            /** @default 0 */
            epaulettes?: number;
            hands: components["schemas"]["Card"][][];
            hidden: number[];
            idle_bouts: number;
            losing_teams: number[];
            /** @enum {string} */
            phase: "deal" | "redeal" | "lead" | "bout" | "taking" | "refill" | "over";
            places: (number | null)[];
            reason: ("durak" | "draw" | "no_progress" | "team_out" | "left" | "cancelled") | null;
            seats: number;
            talon: number;
            trump: ("C" | "D" | "H" | "S") | null;
            trump_card: components["schemas"]["Card"] | null;
            trump_holder: number | null;
            turned_up: components["schemas"]["Card"] | null;
            viewer: number | "open" | null;
        };
        /** @description Everything the viewer may know; the first message of a new or a stale client. */
        ViewMessage: {
            /** @description The seats whose decision is waited for. */
            awaited: number[];
            /** @description The part of `legal` that keeps the rules; null where nobody may cheat. */
            fair: components["schemas"]["Offer"][] | null;
            game: components["schemas"]["Game"];
            /** @description The legal commands of the viewer's seat; no seat: none. */
            legal: components["schemas"]["Offer"][];
            /** @description The version with its history: where to resume from. A version that the service lost and other events got has another mark. */
            mark: string;
            /** @description Milliseconds since 1970. */
            server_time: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "view";
            /** @description Number of the newest event; 0 before the start. */
            version: number;
            view: components["schemas"]["View"] | null;
        };
        /** @description A game at one version, as one viewer sees it; `view` is null before the start. */
        ViewReply: {
            /** @description The seats whose decision is waited for. */
            awaited: number[];
            /** @description The part of `legal` that keeps the rules; null where nobody may cheat. */
            fair: components["schemas"]["Offer"][] | null;
            /** @description The legal commands of the viewer's seat; no seat: none. */
            legal: components["schemas"]["Offer"][];
            /** @description The version with its history: where to resume from. A version that the service lost and other events got has another mark. */
            mark: string;
            /** @description Number of the newest event; 0 before the start. */
            version: number;
            view: components["schemas"]["View"] | null;
        };
        /** @description A webhook without its secret. */
        Webhook: {
            active: boolean;
            /** Format: date-time */
            created_at: string;
            events: ("game.starting" | "game.started" | "game.waiting" | "game.ended" | "challenge.received" | "challenge.declined" | "tournament.started" | "tournament.round" | "tournament.ended")[];
            /** @description The first try that failed, if none has succeeded since. */
            failing_since: string | null;
            id: number;
            /** @description The reason why it is off. */
            off_reason: ("owner" | "gone" | "failing" | "backlog") | null;
            /** @description Until when events are signed with the secret before this one, too. */
            old_secret_until: string | null;
            url: string;
        };
        /** @description The changes of a webhook; members that are left out stay. */
        WebhookChangeRequest: {
            /** @default null */
            active?: boolean | null;
            /** @default null */
            events?: components["schemas"]["EventType"][] | null;
            /** @default null */
            url?: string | null;
        };
        /** @description Your webhooks, oldest first. */
        WebhookList: components["schemas"]["Webhook"][];
        /** @description A webhook to be made. */
        WebhookRequest: {
            /** @description The types of events to post. */
            events: components["schemas"]["EventType"][];
            /** @description The address that receives events. */
            url: string;
        };
        /** @description A webhook that was just made, or given a new secret. */
        WebhookWithSecret: {
            active: boolean;
            /** Format: date-time */
            created_at: string;
            events: ("game.starting" | "game.started" | "game.waiting" | "game.ended" | "challenge.received" | "challenge.declined" | "tournament.started" | "tournament.round" | "tournament.ended")[];
            /** @description The first try that failed, if none has succeeded since. */
            failing_since: string | null;
            id: number;
            /** @description The reason why it is off. */
            off_reason: ("owner" | "gone" | "failing" | "backlog") | null;
            /** @description Until when events are signed with the secret before this one, too. */
            old_secret_until: string | null;
            /** @description It is shown this once; the key is the base64 after `whsec_`. */
            secret: string;
            url: string;
        };
        /** @description The caller at this table; `seat` is null for a spectator. */
        You: {
            /** @description True if your done is set in advance. */
            done_in_advance: boolean;
            host: boolean;
            /** @description So early that you may also cancel; lists of games don't tell. */
            may_call_off: boolean;
            /** @description The other of two people has left: you may win at once. */
            may_take_win: boolean;
            seat: number | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    stream_account: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A message in each line, or in the data of each server-sent event. Empty lines, or comments, show that the stream is alive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["AccountMessage"];
                    "text/event-stream": string;
                };
            };
        };
    };
    ask_evaluation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvaluationRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvaluationReply"];
                };
            };
        };
    };
    get_evaluation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                evaluation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvaluationReply"];
                };
            };
        };
    };
    import_game: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportedGame"];
                };
            };
        };
    };
    analyse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnalysisRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysedPosition"];
                };
            };
        };
    };
    get_announcement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnouncementReply"];
                };
            };
        };
    };
    appeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppealRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SanctionState"];
                };
            };
        };
    };
    list_apps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnAppList"];
                };
            };
        };
    };
    register_app: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApp"];
                };
            };
        };
    };
    delete_app: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    become_bot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["BotRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    register_bot: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BotAccountRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotAccount"];
                };
            };
        };
    };
    confirm_identity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmRequest"];
            };
        };
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    begin_confirmation_by_passkey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CeremonyOptions"];
                };
            };
        };
    };
    list_connected_apps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectedAppList"];
                };
            };
        };
    };
    disconnect_app: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    delete_account: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteRequest"];
            };
        };
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    get_email: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailState"];
                };
            };
        };
    };
    change_email: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailState"];
                };
            };
        };
    };
    confirm_email: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyRequest"];
            };
        };
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    resend_email: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    get_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportState"];
                };
            };
        };
    };
    request_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportState"];
                };
            };
        };
    };
    download_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
        };
    };
    become_guest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["GuestRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    list_identities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityList"];
                };
            };
        };
    };
    unlink_identity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                identity_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    log_in: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    log_in_with_code: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    log_in_with_passkey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyLogin"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    begin_login_by_passkey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PasskeyLoginOptions"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CeremonyOptions"];
                };
            };
        };
    };
    recover_account: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoveryRequest"];
            };
        };
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    log_out: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    update_me: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you have read: refused with 412 if it has changed since. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ProfileRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    get_newcomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewcomerFromProvider"];
                };
            };
        };
    };
    register_newcomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInRegistration"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    list_passkeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyList"];
                };
            };
        };
    };
    add_passkey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPasskey"];
                };
            };
        };
    };
    remove_passkey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkey_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    rename_passkey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkey_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyName"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
        };
    };
    begin_passkey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CeremonyOptions"];
                };
            };
        };
    };
    change_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    request_password_reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    reset_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasswordRequest"];
            };
        };
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    list_providers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderList"];
                };
            };
        };
    };
    begin_sign_in: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAddress"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    register_with_passkey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyRegistration"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredAccount"];
                };
            };
        };
    };
    begin_registration_by_passkey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyRegistrationOptions"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CeremonyOptions"];
                };
            };
        };
    };
    list_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
        };
    };
    end_other_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    end_session: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    log_in_with_telegram: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TelegramProof"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    link_telegram: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TelegramProof"];
            };
        };
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    get_own_token: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
        };
    };
    revoke_own_token: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    list_tokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenList"];
                };
            };
        };
    };
    create_token: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewToken"];
                };
            };
        };
    };
    revoke_token: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    get_two_factor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorState"];
                };
            };
        };
    };
    enable_two_factor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
        };
    };
    disable_two_factor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    renew_recovery_codes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
        };
    };
    set_up_two_factor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorSetup"];
                };
            };
        };
    };
    list_blocks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerList"];
                };
            };
        };
    };
    block: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                player_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Player"];
                };
            };
        };
    };
    unblock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                player_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    bots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotList"];
                };
            };
        };
    };
    list_online_bots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnlineBots"];
                };
            };
        };
    };
    list_challenges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengeList"];
                };
            };
        };
    };
    challenge: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChallengeRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Challenge"];
                };
            };
        };
    };
    get_challenge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                challenge_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Challenge"];
                };
            };
        };
    };
    withdraw_challenge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                challenge_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    accept_challenge: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path: {
                challenge_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    decline_challenge: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path: {
                challenge_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeclineChallengeRequest"];
            };
        };
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    list_clubs: {
        parameters: {
            query?: {
                /** @description From `next` or `previous`. */
                cursor?: string;
                /** @description Only those you are in, or ask to join. */
                mine?: "true" | "false";
                page_size?: number;
                /** @description Part of the name. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubPage"];
                };
            };
        };
    };
    found_club: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClubRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Club"];
                };
            };
        };
    };
    get_club: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Club"];
                };
            };
        };
    };
    dissolve_club: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    change_club: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: never;
            path: {
                club_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClubChangeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Club"];
                };
            };
        };
    };
    club_leaderboard: {
        parameters: {
            query?: {
                mode?: "duel" | "table" | "transfer" | "partners";
            };
            header?: never;
            path: {
                club_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubBoard"];
                };
            };
        };
    };
    list_club_members: {
        parameters: {
            query?: {
                /** @description From `next` or `previous`. */
                cursor?: string;
                page_size?: number;
                /** @description Only the owner and moderators see who asks, and who was removed. */
                role?: "members" | "asking" | "removed";
            };
            header?: never;
            path: {
                club_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubMemberPage"];
                };
            };
        };
    };
    set_club_role: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
                player_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClubRoleRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Club"];
                };
            };
        };
    };
    remove_club_member: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
                player_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    join_club: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Club"];
                };
            };
        };
    };
    leave_club: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    list_club_tables: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                club_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubTables"];
                };
            };
        };
    };
    open_club_table: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path: {
                club_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ClubTableRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    get_daily_deal: {
        parameters: {
            query?: {
                /** @description UTC; today if left out. */
                day?: string;
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyDealReply"];
                };
            };
        };
    };
    play_daily_deal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    list_duplicates: {
        parameters: {
            query?: {
                /** @description From `next` or `previous`. */
                cursor?: string;
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
                /** @description Only those in which you have a place. */
                mine?: "true" | "false";
                page_size?: number;
                status?: "open" | "running" | "finished" | "cancelled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicatePage"];
                };
            };
        };
    };
    open_duplicate: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DuplicateRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Duplicate"];
                };
            };
        };
    };
    get_duplicate: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: never;
            path: {
                duplicate_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Duplicate"];
                };
            };
        };
    };
    call_off_duplicate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                duplicate_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    take_place: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: never;
            path: {
                duplicate_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Duplicate"];
                };
            };
        };
    };
    leave_place: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                duplicate_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    start_duplicate: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path: {
                duplicate_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Duplicate"];
                };
            };
        };
    };
    list_following: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerList"];
                };
            };
        };
    };
    follow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                player_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Player"];
                };
            };
        };
    };
    unfollow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                player_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    list_friends_at_play: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FriendsAtPlay"];
                };
            };
        };
    };
    list_games: {
        parameters: {
            query?: {
                /** @description From `next` or `previous`. */
                cursor?: string;
                /** @description Only those you sit in or host. */
                mine?: "true" | "false";
                page_size?: number;
                status?: "open" | "starting" | "active" | "finished" | "cancelled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePage"];
                };
            };
        };
    };
    create_game: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateGameRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    get_game: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    change_game: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: {
                /** @description The `ETag` of what you have read: refused with 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeGameRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    call_off: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    read_chat: {
        parameters: {
            query?: {
                /** @description Only before this message. */
                before?: number;
                /** @description Only after this message. */
                since?: number;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatPage"];
                };
            };
        };
    };
    post_chat: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessage"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessage"];
                };
            };
        };
    };
    claim_seat: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtherSeatRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    submit_command: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommandRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandReply"];
                };
            };
        };
    };
    set_done_in_advance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoneInAdvanceRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    events_since: {
        parameters: {
            query?: {
                /** @description See as this seat, or everything (`open`); finished games only. */
                seat?: string;
                /** @description The mark of the newest version that you have, or only the version. */
                since?: number | string;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventsReply"];
                };
            };
        };
    };
    hand_over: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    hand_on_table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    list_table_invitations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationList"];
                };
            };
        };
    };
    invite: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
        };
    };
    withdraw_invitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
                invitation_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    join_game: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["JoinRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    kick_player: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    card_knowledge: {
        parameters: {
            query: {
                at: number;
                seat: number;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardKnowledge"];
                };
            };
        };
    };
    leave_game: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    legal_commands: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalReply"];
                };
            };
        };
    };
    give_time: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtherSeatRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    next_game: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    notation: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    proof: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proof"];
                };
            };
        };
    };
    game_ratings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameRatings"];
                };
            };
        };
    };
    get_ready: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReadyRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    get_review: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameReview"];
                };
            };
        };
    };
    ask_review: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameReview"];
                };
            };
        };
    };
    move_to_seat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    set_seat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
                seat: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatChoiceRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    start_game: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["StartRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    stream_game: {
        parameters: {
            query?: {
                /** @description The id of the newest message of the chat that you have. */
                chat_since?: number;
                /** @description The mark of the newest version that you have, or only the version. */
                since?: string | number;
            };
            header?: {
                /** @description The id of the newest server-sent event that you have; browsers send it. */
                "Last-Event-ID"?: string;
            };
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A message in each line, or in the data of each server-sent event. Empty lines, or comments, show that the stream is alive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["SocketMessage"];
                    "text/event-stream": string;
                };
            };
        };
    };
    take_win: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    unlock_game: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnlockRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    view_game: {
        parameters: {
            query?: {
                at?: number;
                /** @description See as this seat, or everything (`open`); finished games only. */
                seat?: string;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewReply"];
                };
            };
        };
    };
    export_games: {
        parameters: {
            query?: {
                /** @description The id of the last game that you have: go on. */
                after?: string;
                /** @description Ids of games, separated by commas. */
                ids?: string;
                /** @description The language of the names of deleted players. */
                lang?: "en" | "de" | "ru";
                mode?: "duel" | "table" | "transfer" | "partners";
                /** @description The number of games. */
                most?: number;
                /** @description The name of another player of the game. */
                opponent?: string;
                /** @description The name of a player of the game. */
                player?: string;
                rated?: "true" | "false";
                /** @description Ended at that time or later. */
                since?: string;
                /** @description Ended before that time. */
                until?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["ExportLine"];
                    "text/plain": string;
                };
            };
        };
    };
    stream_players_games: {
        parameters: {
            query: {
                /** @description Names, or ids as in `@4711`, separated by commas, 100 at most. */
                players: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A message in each line, or in the data of each server-sent event. Empty lines, or comments, show that the stream is alive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["PlayersMessage"];
                    "text/event-stream": string;
                };
            };
        };
    };
    get_lesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lesson: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lesson"];
                };
            };
        };
    };
    play_lesson: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path: {
                lesson: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    stream_lobby: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A message in each line, or in the data of each server-sent event. Empty lines, or comments, show that the stream is alive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["LobbyMessage"];
                    "text/event-stream": string;
                };
            };
        };
    };
    list_tables: {
        parameters: {
            query?: {
                /** @description The kind of time control. */
                clock?: "per_command" | "bank" | "days" | "none";
                /** @description From `next` or `previous`. */
                cursor?: string;
                /** @description At least so many free seats. */
                free?: number;
                mode?: "duel" | "table" | "transfer" | "partners";
                page_size?: number;
                /** @description A preset's name, or `own` for own rules. */
                preset?: string;
                rated?: "true" | "false";
                seats?: number;
                /** @description Open ones to sit down at, or running ones. */
                status?: "open" | "active";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LobbyPage"];
                };
            };
        };
    };
    list_invitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationList"];
                };
            };
        };
    };
    accept_invitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path: {
                invitation_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AcceptRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    decline_invitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path: {
                invitation_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeclineRequest"];
            };
        };
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    get_notification_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
        };
    };
    change_notification_settings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you have read: refused with 412 if it has changed since. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SettingsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
        };
    };
    subscribe_to_pushes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushSubscriptionRequest"];
            };
        };
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    unsubscribe_from_pushes: {
        parameters: {
            query: {
                endpoint: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    my_puzzles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleSolver"];
                };
            };
        };
    };
    list_my_rule_sets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleSetList"];
                };
            };
        };
    };
    save_rule_set: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RuleSetRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedRuleSet"];
                };
            };
        };
    };
    list_mutes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerList"];
                };
            };
        };
    };
    mute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                player_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Player"];
                };
            };
        };
    };
    unmute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                player_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    list_notes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerList"];
                };
            };
        };
    };
    write_note: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                player_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Player"];
                };
            };
        };
    };
    list_notifications: {
        parameters: {
            query?: {
                /** @description From `next` or `previous`. */
                cursor?: string;
                page_size?: number;
                /** @description Only the unread. */
                unread?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
        };
    };
    read_notifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReadRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unread"];
                };
            };
        };
    };
    list_pairings: {
        parameters: {
            query?: {
                /** @description From `next` or `previous`. */
                cursor?: string;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PairingPage"];
                };
            };
        };
    };
    pair_games: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PairingRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pairing"];
                };
            };
        };
    };
    get_pairing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pairing_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pairing"];
                };
            };
        };
    };
    cancel_pairing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pairing_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    search_players: {
        parameters: {
            query?: {
                /** @description Ids of accounts, separated by commas. */
                ids?: string;
                /** @description The beginning of the name. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerList"];
                };
            };
        };
    };
    get_player: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Player"];
                };
            };
        };
    };
    head_to_head: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
                other: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeadToHead"];
                };
            };
        };
    };
    current_games: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentGameList"];
                };
            };
        };
    };
    player_games: {
        parameters: {
            query?: {
                /** @description From `next` or `previous`. */
                cursor?: string;
                mode?: "duel" | "table" | "transfer" | "partners";
                /** @description Name of an account at the table. */
                opponent?: string;
                outcome?: "won" | "safe" | "drawn" | "durak" | "left";
                page_size?: number;
                preset?: string;
                rated?: "true" | "false";
            };
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayedPage"];
                };
            };
        };
    };
    player_ratings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerRatings"];
                };
            };
        };
    };
    rating_graph: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mode: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Graph"];
                };
            };
        };
    };
    rating_history: {
        parameters: {
            query?: {
                /** @description From `next` or `previous`. */
                cursor?: string;
                page_size?: number;
            };
            header?: never;
            path: {
                mode: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
        };
    };
    player_results: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Results"];
                };
            };
        };
    };
    get_puzzle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                puzzle_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleReply"];
                };
            };
        };
    };
    play_puzzle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                puzzle_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PuzzleMoveRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleReply"];
                };
            };
        };
    };
    give_up_puzzle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                puzzle_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleReply"];
                };
            };
        };
    };
    daily_puzzle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleReply"];
                };
            };
        };
    };
    next_puzzle: {
        parameters: {
            query?: {
                /** @description Only puzzles of this theme, which gives it away. */
                theme?: "take_it" | "beat_it" | "throw_in_more" | "stop_in_time" | "right_lead" | "several_at_once" | "transfer" | "keep_trump" | "spend_trump" | "last_card" | "long_line";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleReply"];
                };
            };
        };
    };
    rating_distribution: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Distribution"];
                };
            };
        };
    };
    leaderboard: {
        parameters: {
            query?: {
                /** @description From `next` or `previous`. */
                cursor?: string;
                page_size?: number;
                /** @description A month as `2026-11`; else all time. */
                season?: string;
            };
            header?: never;
            path: {
                mode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
        };
    };
    report_player: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportState"];
                };
            };
        };
    };
    list_my_reports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportList"];
                };
            };
        };
    };
    get_rule_set: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                rule_set_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedRuleSet"];
                };
            };
        };
    };
    delete_rule_set: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you have read: refused with 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                rule_set_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    change_rule_set: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: {
                /** @description The `ETag` of what you have read: refused with 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                rule_set_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RuleSetChangeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedRuleSet"];
                };
            };
        };
    };
    check_rules: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RulesQuestion"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesVerdict"];
                };
            };
        };
    };
    rule_examples: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleExamples"];
                };
            };
        };
    };
    presets: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresetList"];
                };
            };
        };
    };
    rules_schema: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesSchema"];
                };
            };
        };
    };
    acknowledge_sanction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sanction_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SanctionState"];
                };
            };
        };
    };
    list_my_sanctions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SanctionList"];
                };
            };
        };
    };
    seek_game: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeekRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MySeek"];
                };
            };
        };
    };
    get_my_seek: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MySeek"];
                };
            };
        };
    };
    stop_seeking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    keep_seeking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MySeek"];
                };
            };
        };
    };
    list_pools: {
        parameters: {
            query?: {
                /** @description Left out: those in which the caller may wait. */
                who?: "people" | "bots";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeekPools"];
                };
            };
        };
    };
    list_tournaments: {
        parameters: {
            query?: {
                /** @description Only those of this club. */
                club?: string;
                /** @description From `next` or `previous`. */
                cursor?: string;
                /** @description Only those that you have created. */
                hosted?: "true" | "false";
                kind?: "arena" | "swiss" | "knockout";
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
                /** @description Only those that you have joined. */
                mine?: "true" | "false";
                page_size?: number;
                status?: "scheduled" | "running" | "finished" | "cancelled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentPage"];
                };
            };
        };
    };
    create_tournament: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TournamentRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tournament"];
                };
            };
        };
    };
    get_tournament: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: never;
            path: {
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tournament"];
                };
            };
        };
    };
    call_off_tournament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    join_tournament: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: never;
            path: {
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EntryRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tournament"];
                };
            };
        };
    };
    leave_tournament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    export_tournament_games: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: never;
            path: {
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["ExportLine"];
                    "text/plain": string;
                };
            };
        };
    };
    export_standings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["Standing"];
                    "text/csv": string;
                };
            };
        };
    };
    pause_tournament: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: never;
            path: {
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tournament"];
                };
            };
        };
    };
    get_standings: {
        parameters: {
            query?: {
                /** @description From `next` or `previous`. */
                cursor?: string;
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
                page_size?: number;
            };
            header?: never;
            path: {
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingPage"];
                };
            };
        };
    };
    stream_tournament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A message in each line, or in the data of each server-sent event. Empty lines, or comments, show that the stream is alive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["TournamentMessage"];
                    "text/event-stream": string;
                };
            };
        };
    };
    list_tournament_tables: {
        parameters: {
            query?: {
                /** @description From `next` or `previous`. */
                cursor?: string;
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
                page_size?: number;
                /** @description A round. */
                round?: number;
                /** @description Only running ones, or only others. */
                running?: "true" | "false";
            };
            header?: never;
            path: {
                tournament_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TablePage"];
                };
            };
        };
    };
    create_tournaments: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TournamentsRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedTournaments"];
                };
            };
        };
    };
    get_calendar: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentCalendar"];
                };
            };
        };
    };
    read_icalendar: {
        parameters: {
            query?: {
                /** @description Language of the texts; without it, the header Accept-Language tells. */
                lang?: "en" | "de" | "ru";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
        };
    };
    watch_tv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tv"];
                };
            };
        };
    };
    stream_tv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A message in each line, or in the data of each server-sent event. Empty lines, or comments, show that the stream is alive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["TvMessage"];
                    "text/event-stream": string;
                };
            };
        };
    };
    list_webhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
        };
    };
    create_webhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
        };
    };
    get_webhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    delete_webhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No response body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    change_webhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what you have read: refused with 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                webhook_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WebhookChangeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    list_webhook_deliveries: {
        parameters: {
            query?: {
                /** @description From `next` or `previous`. */
                cursor?: string;
                page_size?: number;
                /** @description Only those in this state. */
                state?: "waiting" | "delivered" | "given_up";
            };
            header?: never;
            path: {
                webhook_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryPage"];
                };
            };
        };
    };
    renew_webhook_secret: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path: {
                webhook_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoChoice"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
        };
    };
    test_webhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key again gets the first answer again and does nothing more. */
                "Idempotency-Key"?: string;
            };
            path: {
                webhook_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoChoice"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
        };
    };
}
